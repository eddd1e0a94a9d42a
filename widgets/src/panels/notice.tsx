import { Icon } from "../parts/icon";
import type { Words } from "../protocol";
import { Rule } from "./rule";

export interface Message {
  text: string;
  rule?: string; // there is one, perhaps empty, if this is a refusal
  says?: [title: string, sentence: string] | null;
}

// The last refusal, with the rule behind it, or a message.
export const Notice = ({ notice, words }: { notice: Message; words: Words }) => {
  const refused = notice.rule !== undefined;
  return (
    <div class={refused ? "notice bad" : "notice"} role={refused ? "alert" : "status"}>
      <Icon id={refused ? "no" : "ok"} size={18} />
      <div>
        <p>{notice.text}</p>
        {notice.rule && <Rule id={notice.rule} words={words} says={notice.says ?? undefined} />}
      </div>
    </div>
  );
};
