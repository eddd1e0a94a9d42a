import { useEffect, useState } from "preact/hooks";
import { Check, type SettingProps } from "../../panels/start";
import { say } from "../../text";
import type { Start } from "./protocol";

// Whether the table remembers what everyone saw.
export const Setting = ({ start, words, set, children }: SettingProps) => {
  const [memory, setMemory] = useState(true);
  useEffect(() => set({ memory }), [memory]);
  return (
    <div>
      {children}
      <Check on={memory} set={setMemory}>
        <b>{say(words, "start-memory")}</b>
        <br />
        <small>{(start as Start).memory}</small>
      </Check>
    </div>
  );
};
