import { RulesPart } from '../../rules/RulesPart.tsx';
import { rulesSpeech } from '../../rules/speech.ts';
import { Summary } from '../../rules/Summary.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { useShared } from '../shared/shared.ts';

/** This table's rules, to read without leaving it. */
export function RulesSheet({ onClose }: { onClose: () => void }) {
  const ruleSet = ruleSetOf(useShared().terms.rules);
  return (
    <Sheet title={speech.value.sayRuleSet(ruleSet).name} onClose={onClose}>
      <Summary summary={rulesSpeech.value.saySummary(ruleSet)} />
      {rulesSpeech.value.sayRules(ruleSet).map((part, number) => (
        <RulesPart key={part.title} part={part} number={number} wanted={[]} />
      ))}
    </Sheet>
  );
}
