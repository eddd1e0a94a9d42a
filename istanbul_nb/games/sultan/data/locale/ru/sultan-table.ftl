### Что говорит стол «Султана» в блокноте, кроме правил.

label-trick = Раунд { $round } из { $rounds }, круг { $trick } из { $tricks }

help-offer = Их увидят все. Один вернётся в мешочек, остальные лягут на подушки, по одному на каждую.
help-lay = Щёлкните по нему. Остальные лягут на подушки в том порядке, в котором их достали.
help-bid =
    { $after ->
        [0] Ваша карта в этом круге последняя.
        [one] После вашей ляжет ещё { $after } карта.
        [few] После вашей лягут ещё { $after } карты.
       *[many] После вашей лягут ещё { $after } карт.
    } { $tie ->
        [first] Если карты равны, выигрывает первый игрок.
       *[earlier] Если карты равны, выигрывает та, что легла раньше.
    }
help-bid-hidden = Карты кладут за столом, который показывает руку их хозяина.

setup-sultan =
    Игроков: { $players }. { $memory ->
        [yes] Стол помнил, что видели все.
       *[no] Каждый запоминал сам.
    } Зерно: { $seed }.
chart-points = Очки по кругам
chart-stones = Камни по кругам

# Игрок в описании картинки.
picture-seat = { $name }: в руке { COUNT($cards, of: "card") }.
picture-seat-known = { $name }: за ширмой { COUNT($stones, of: "stone") } ({ COUNT($points, of: "point") }), в руке { COUNT($cards, of: "card") }.
picture-lies = Подушка { $cushion }, { STONE($stone) }: { COUNT($cards, of: "card") }.
