import { companyOf, csvOf, isOver, peopleIn, resultOf, totalsOf } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { saveFile } from '../../table/link/saveRecord.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { scorerNames } from './kept/names.ts';
import { OneOf, type Option } from '../../parts/controls/OneOf.tsx';
import { PadLine } from './parts/PadLine.tsx';
import { People } from './People.tsx';
import { asFile, isUnread, lookAtPads, pads, type ShelvedPad } from './kept/shelf.ts';
import { TakeIn } from './parts/TakeIn.tsx';
import { words } from './kept/words.ts';

/** Finished games, by people and rule set, with everybody's figures. */
export function PadHistory() {
  const rules = useSignal('');
  const company = useSignal('');
  const said = useSignal('');
  useEffect(() => void lookAtPads(), []);
  const over = (pads.value ?? []).filter(({ pad }) => isOver(pad));
  const shown = over.filter(
    ({ pad }) =>
      (rules.value === '' || pad.ruleSet.name === rules.value) &&
      (company.value === '' || companyOf(pad) === company.value),
  );
  // Oldest first when told game by game.
  const results = [...shown].sort((one, other) => one.begun - other.begun);
  return (
    <main class="screen list pad">
      <ScreenHead title={words.value.history} />
      {isUnread.value && <p role="alert">{words.value.unread}</p>}
      {pads.value !== undefined && over.length === 0 && <Nothing />}
      {over.length > 0 && (
        <>
          <div>
            <OneOf
              class="pad-new-line"
              label={words.value.rules}
              value={rules.value}
              options={allOr(
                over.map(({ pad }) => [
                  pad.ruleSet.name,
                  speech.value.sayRuleSet(pad.ruleSet).name,
                ]),
              )}
              onChoose={(value) => (rules.value = value)}
            />
            <OneOf
              class="pad-new-line"
              label={words.value.company}
              value={company.value}
              options={allOr(over.map(({ pad }) => [companyOf(pad), scorerNames(pad).join(' · ')]))}
              onChoose={(value) => (company.value = value)}
            />
          </div>
          <h2 class="quiet above">{words.value.people}</h2>
          <People people={peopleIn(results.flatMap(({ pad }) => resultOf(pad) ?? []))} />
          <h2 class="quiet above">{words.value.games}</h2>
          <ul class="list">
            {shown.map((shelved) => (
              <PadLine key={shelved.id} shelved={shelved} />
            ))}
          </ul>
        </>
      )}
      <nav class="list tiles" aria-label={words.value.menu}>
        <TakeIn onTaken={(sentence) => (said.value = sentence)} />
        {over.length > 0 && <SaveAll shown={results} />}
        {over.length > 0 && (
          <ButtonLink look="quiet" href={addressOf({ at: 'stats' })}>
            <Icon name="star" size={20} />
            {wording.value.games.stats}
          </ButtonLink>
        )}
      </nav>
      <p role="status">{said.value}</p>
    </main>
  );
}

function Nothing() {
  return (
    <div class="big grid centered pad-none">
      <p>{words.value.none}</p>
      <ButtonLink look="primary" large class="wide" href={addressOf({ at: 'pad' })}>
        {words.value.toPads}
      </ButtonLink>
    </div>
  );
}

function SaveAll({ shown }: { shown: readonly ShelvedPad[] }) {
  const table = () =>
    csvOf([
      [words.value.date, words.value.rules, words.value.company, words.value.total],
      ...shown.flatMap(({ pad, begun }) =>
        totalsOf(pad).map((total, scorer) => [
          new Date(begun).toISOString().slice(0, 10),
          pad.ruleSet.name,
          scorerNames(pad)[scorer]!,
          total,
        ]),
      ),
    ]);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => saveFile('scorepads.json', `${JSON.stringify(asFile(shown), null, 2)}\n`)}
      >
        <Icon name="save" size={20} />
        {words.value.saveAll}
      </Button>
      <Button look="quiet" onClick={() => saveFile('scorepads.csv', table())}>
        <Icon name="save" size={20} />
        {words.value.csvAll}
      </Button>
    </>
  );
}

/** Each choice once, after "all". */
function allOr(options: readonly Option[]): Option[] {
  return [['', words.value.all], ...new Map(options)];
}
