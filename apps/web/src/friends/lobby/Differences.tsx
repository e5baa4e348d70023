import type { TableRules } from '@hand-and-foot/protocol';
import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import { rulesSpeech } from '../../rules/speech.ts';
import { ruleSetOf } from '../../table/ruleSetOf.ts';
import { speech } from '../../words/wording.ts';
import { words } from '../words.ts';

/** What a table plays otherwise than the sheet its rules come from, in sentences. */
export function Differences({ rules }: { rules: TableRules }) {
  const said = words.value;
  const sheet = ruleSetById(rules.parent ?? rules.id);
  if (!sheet) return <p>{said.ownRules}</p>;
  const { name } = speech.value.sayRuleSet(sheet);
  const lines = differing(ruleSetOf(rules), sheet);
  if (lines.length === 0) return <p>{said.sameAs(name)}</p>;
  return (
    <>
      <h3 class="friends-note">{said.differs(name)}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function differing(own: RuleSet, sheet: RuleSet): string[] {
  const usual = new Set(linesOf(sheet));
  return linesOf(own).filter((line) => !usual.has(line));
}

function linesOf(ruleSet: RuleSet): string[] {
  return rulesSpeech.value.sayRules(ruleSet).flatMap(({ lines }) => lines.map(({ text }) => text));
}
