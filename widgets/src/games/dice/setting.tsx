import { useEffect, useState } from "preact/hooks";
import { hidden } from "../../attributes";
import { Field, Select, type SettingProps } from "../../panels/start";
import { Icon } from "../../parts/icon";
import { say } from "../../text";
import type { Start } from "./protocol";

// Who begins; the rest follows from the number of players.
export const Setting = ({ words, players, set, children, ...props }: SettingProps) => {
  const choices = (props.start as Start).first.slice(0, players + 1);
  const [wish, setFirst] = useState("");
  const first = choices.some(([value]) => value === wish) ? wish : "";
  useEffect(() => set(first ? { first: +first } : {}), [first]);
  return (
    <>
      <div class="plan faces" {...hidden}>
        {[..."RGYBLC"].map((face) => (
          <Icon id={`d${face}`} size={40} />
        ))}
      </div>
      <div>
        <Field label={say(words, "start-first")}>
          <Select value={first} choices={choices} set={setFirst} />
        </Field>
        {children}
      </div>
    </>
  );
};
