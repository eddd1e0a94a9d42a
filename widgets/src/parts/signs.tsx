import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Row, Sign, Words } from "../protocol";
import { Coin, Disc, Icon, Kin, Mark, Mate, Merchant } from "./icon";
import { still } from "../still";

// What signs may point to: the faces of cards, and whose eyes it is.
export const Eyes = createContext<{ cards: Words["cards"]; seat: number | null }>({ cards: {}, seat: null });

// Arrows are quieter than what they join.
const arrows: Record<string, number> = { to: 0.7, fill: 0.82, up: 0.82, down: 0.82 };
const people = { disc: Disc, family: Kin, companion: Mate, merchant: Merchant, mark: Mark };

const Ladder = ({ steps, on = 0 }: { steps: (number | string)[]; on?: number }) => (
  <span class="ladder">
    {steps.map((step, i) => (
      <i class={i + 1 === on ? "on" : ""}>{step}</i>
    ))}
  </span>
);

const sizeless = (sign: Sign) => sign.replace(/\*\d+$/, "");

const CardTop = ({ name }: { name: string }) => {
  const { cards } = useContext(Eyes);
  return <span class="mini">{cards[name] ? <Signs row={cards[name].face.map(sizeless).filter((sign) => /^[a-z$]/.test(sign)).slice(0, 1)} size={17} /> : name || "–"}</span>;
};

const Person = ({ kind, seat, size }: { kind: keyof typeof people; seat: string | undefined; size: number }) => {
  const eyes = useContext(Eyes);
  const Piece = people[kind];
  const round = kind === "disc" || kind === "mark";
  return <Piece seat={seat === "n" ? null : seat ? +seat : eyes.seat} size={round ? size : Math.round(size * 0.85)} />;
};

const Picture = ({ sign, size }: { sign: Sign; size: number }) => {
  const [, name = "no", seat, faint, own] = /^(\w+)(?::(\w))?(-?)(?:\*(\d+))?$/.exec(sign) ?? [];
  if (name in people) return <Person kind={name as keyof typeof people} seat={seat} size={own ? +own : size} />;
  const tone = faint ? "ghost" : name in arrows ? "soft" : name === "star" ? "goldi" : "";
  return <Icon id={name} size={own ? +own : Math.round(size * (arrows[name] ?? 1))} cls={tone} />;
};

const One = ({ sign, size }: { sign: Sign; size: number }) => {
  if (sign.startsWith("=")) return <b>{sign.slice(1)}</b>;
  if (sign.startsWith("~")) return <small>{sign.slice(1)}</small>;
  if (sign.startsWith("$$")) return <Coin n={sign.slice(2)} cls="big" />;
  if (sign.startsWith("$-")) return <Coin n={`−${sign.slice(2)}`} cls="sm" />;
  if (sign.startsWith("$")) return <Coin n={sign.slice(1)} />;
  if (sign.startsWith("#")) return <Ladder steps={sign.slice(1).split(" ")} />;
  if (sign.startsWith("top:")) return <CardTop name={sign.slice(4)} />;
  return <Picture sign={sign} size={size} />;
};

// Small pictures and numbers in the notation of the protocol, without a frame.
export const Signs = ({ row, size = 17 }: { row: Sign[]; size?: number }) => (
  <>
    {row.map((sign) => (
      <One sign={sign} size={size} />
    ))}
  </>
);

const Piles = ({ piles, rubies }: Extract<Row, { rubies: number }>) => (
  <span class="row piles">
    {piles.map(({ tile, good, need, left, tint }) =>
      left ? (
        <span class="pile" style={{ "--d": left, "--t": `var(--${tint})` }}>
          <One sign={tile} size={19} />
          <span>
            <One sign={good} size={13} />
            <b>{need}</b>
          </span>
        </span>
      ) : (
        <span class="pile none" />
      ),
    )}
    <span class="col">
      <Icon id="ruby" />
      <small>×{rubies}</small>
    </span>
  </span>
);

const onlyPictures = (row: Sign[]) => row.length > 4 && row.every((sign) => /^[a-z]/.test(sign));

const Line = still(({ row, size }: { row: Row; size: number }) => {
  if (Array.isArray(row))
    return (
      <span class={onlyPictures(row) ? "row tight" : "row"}>
        <Signs row={row} size={size} />
      </span>
    );
  if ("ladder" in row) return <Ladder steps={row.ladder} on={row.on} />;
  if ("slots" in row)
    return (
      <span class="row tight">
        {Array.from({ length: row.of }, (_, i) => (i < row.have ? <One sign={row.slots} size={size - 2} /> : <i class="slot" />))}
      </span>
    );
  if ("post" in row)
    return (
      <span class="postal">
        {row.post.map(([sign, shut]) => (
          <i class={shut ? "shut" : ""}>
            <One sign={shut ? "mail" : sign} size={size} />
          </i>
        ))}
      </span>
    );
  if ("piles" in row) return <Piles {...row} />;
  return (
    <span class="row wrap">
      <Signs row={row.wrap} size={row.wrap.length > 6 ? size - 3 : size - 2} />
    </span>
  );
});

export const Rows = ({ rows, size = 17 }: { rows: Row[]; size?: number }) => (
  <>
    {rows.map((row) => (
      <Line row={row} size={size} />
    ))}
  </>
);
