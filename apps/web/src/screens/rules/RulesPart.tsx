import type { RulesLine, RulesSection } from '@hand-and-foot/words';
import { Panel } from '../../parts/controls/Panel.tsx';
import { wording } from '../../parts/words/wording.ts';
import { piecesOf } from './pieces.ts';
import './rulesPart.css';

interface RulesPartProps {
  part: RulesSection;
  number: number;
  /** Search words. */
  wanted: readonly string[];
  /** Knobs that a family changed. */
  changed?: readonly string[];
}

export const partId = (number: number): string => `rules-part-${number}`;

/** A section of the rules: the sheet's text and, separately, our decisions. */
export function RulesPart({ part, number, wanted, changed = [] }: RulesPartProps) {
  const id = partId(number);
  return (
    <Panel class="rules-part" aria-labelledby={id}>
      <h2 id={id} class="big below rules-part-title" tabIndex={-1}>
        {part.title}
      </h2>
      <ul class="list rules-part-lines">
        {part.lines.map((line, index) => (
          <Line
            key={`${line.knob} ${index}`}
            line={line}
            wanted={wanted}
            isChanged={line.knob !== undefined && changed.includes(line.knob)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface LineProps {
  line: RulesLine;
  wanted: readonly string[];
  isChanged: boolean;
}

function Line({ line: { text, ruling }, wanted, isChanged }: LineProps) {
  return (
    <li>
      {isChanged && <b class="badge rules-part-changed">{wording.value.rules.changed}</b>}
      <Marked text={text} wanted={wanted} />
      {ruling !== undefined && (
        <p class="note rules-part-ruling">
          <b>{wording.value.rules.ruling}</b> <Marked text={ruling} wanted={wanted} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  if (wanted.length === 0) return <>{text}</>;
  return (
    <>
      {piecesOf(text, wanted).map((piece, index) =>
        piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
