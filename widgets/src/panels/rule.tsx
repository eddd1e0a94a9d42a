import { typing } from "../attributes";
import type { Words } from "../protocol";
import { say } from "../text";

interface RuleProps {
  id: string;
  words: Words;
  says?: [title: string, sentence: string] | null;
  titled?: boolean;
}

// The sentence of a rule, with its title and id.
export const Rule = ({ id, words, says = words.rules[id], titled = true }: RuleProps) =>
  says ? (
    <p class="cite">
      {titled && <b>{says[0]}. </b>}
      {says[1]} <code>{id}</code>
    </p>
  ) : null;

// The same, to be opened by whoever wants to read it.
export const RuleBehind = ({ id, words }: { id: string; words: Words }) =>
  words.rules[id] ? (
    <details class="rule">
      <summary {...typing}>{say(words, "rule")}</summary>
      <Rule id={id} words={words} />
    </details>
  ) : null;
