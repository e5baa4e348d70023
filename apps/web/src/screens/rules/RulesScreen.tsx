import { changedKnobs, ruleSetById } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { IconLink } from '../../parts/controls/IconButton.tsx';
import { sayChoosable } from '../../parts/words/sayChoosable.ts';
import type { ChoosableSet } from '../../parts/settings/ownRules.ts';
import { wording } from '../../parts/words/wording.ts';
import { addressOf } from '../../parts/screen/route.ts';
import { Contents } from './Contents.tsx';
import { matching } from './matching.ts';
import { wordsOf } from './pieces.ts';
import './rulesScreen.css';
import { RulesPart } from './RulesPart.tsx';
import { Search } from './Search.tsx';
import { SetLinks } from './SetLinks.tsx';
import { Summary } from './Summary.tsx';
import { rulesSpeech } from './speech.ts';
import { useRuleSet } from './useRuleSet.ts';

/** The rules of one set, or of one table, explained from their data. */
export function RulesScreen({ id }: { id: string }) {
  const words = wording.value.rules;
  const ruleSet = useRuleSet(id);
  const title = ruleSet && ruleSet !== 'none' ? sayChoosable(ruleSet).name : words.sets;
  return (
    <main class="screen rules">
      <ScreenHead title={title}>
        <IconLink
          icon="print"
          class="unprinted"
          href={addressOf({ at: 'sheet', id })}
          label={words.print}
        />
      </ScreenHead>
      <SetLinks current={id} />
      {ruleSet === 'none' && <p class="firm above">{words.missing}</p>}
      {ruleSet && ruleSet !== 'none' && <Told ruleSet={ruleSet} />}
    </main>
  );
}

function Told({ ruleSet }: { ruleSet: ChoosableSet }) {
  const words = wording.value.rules;
  const search = useSignal('');
  const wanted = wordsOf(search.value);
  const parts = matching(rulesSpeech.value.sayRules(ruleSet), wanted);
  const parent = ruleSetById(ruleSet.parent ?? '');
  const changed = parent ? changedKnobs(parent.rules, ruleSet.rules) : [];
  const found = parts.reduce((lines, part) => lines + part.lines.length, 0);
  return (
    <div class="list loose above rules-told">
      <div class="rules-side">
        <Search search={search} found={found} />
        <Contents titles={parts.map(({ title }) => title)} />
      </div>
      <div class="list loose">
        {wanted.length === 0 && (
          <>
            <p class="big">{sayChoosable(ruleSet).summary}</p>
            <Summary summary={rulesSpeech.value.saySummary(ruleSet)} />
            <p class="note">{words.legend}</p>
          </>
        )}
        {found === 0 && <p class="firm above">{words.none(search.value)}</p>}
        {parts.map((part, index) => (
          <RulesPart
            key={part.title}
            part={part}
            number={index}
            wanted={wanted}
            changed={changed}
          />
        ))}
      </div>
    </div>
  );
}
