import { ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf, go } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { choices, ownFace } from '../../parts/settings/choices.ts';
import { keepForGood } from '../../parts/settings/keepForGood.ts';
import { firstWords } from '../../parts/words/firstWords.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';
import { speech } from '../../parts/words/wording.ts';
import { lookAtShelf, shelf } from '../../table/shelf/shelf.ts';
import { hall, whyFailed } from '../../table/link/hall.ts';
import { dailyId, type DailyKey } from '../../worker/shared/daily.ts';
import { dealAt, sayDay, today } from './day.ts';
import { Earlier } from './Earlier.tsx';
import { Result } from './Result.tsx';
import { note, tryAt } from './tries.ts';
import { words } from './words.ts';

/** The same cards for everyone: one try, and its result beside the strongest bot's. */
export function DailyScreen({ id }: { id: string }) {
  const said = words.value;
  const key = dealAt(id, choices.value.ruleSet);
  useEffect(() => void lookAtShelf(), []);
  return (
    <main class="screen">
      <ScreenHead title={said.title} />
      <div class="list loose">
        <h2>{sayDay(key.date)}</h2>
        <p>
          {said.intro} {said.bots(firstWords.value.start.levels.sharp)} {said.counts}
        </p>
        <RulesRow deal={key} />
        {key.date > today() ? <p class="brass">{said.tooEarly}</p> : <Deal deal={key} />}
        <Earlier but={key} />
      </div>
    </main>
  );
}

interface DealProps {
  deal: DailyKey;
}

function RulesRow({ deal }: DealProps) {
  const known = ruleSetById(deal.rules);
  const options = ruleSets.map(
    (ruleSet) => [ruleSet.id, speech.value.sayRuleSet(ruleSet).name] as const,
  );
  return (
    <OneOf
      label={words.value.rules}
      value={deal.rules}
      options={known ? options : [...options, [deal.rules, deal.rules] as const]}
      onChoose={(rules) => go({ at: 'daily', id: `${deal.date}.${rules}` }, 'replace')}
    />
  );
}

/** The try at this deal, as far as it has come. */
function Deal({ deal }: DealProps) {
  const said = words.value;
  const id = dailyId(deal);
  const game = shelf.value?.find((each) => each.id === id);
  const attempt = tryAt(deal);
  const points = attempt?.points ?? (game?.over ? game.totals[0] : undefined);
  useEffect(() => {
    if (points !== undefined && attempt?.points === undefined) note(deal, { points });
  }, [points]);
  if (points !== undefined)
    return <Result deal={deal} points={points} isKept={game !== undefined} />;
  if (game)
    return (
      <ButtonLink look="primary" large href={addressOf({ at: 'table', id })}>
        <Icon name="play" />
        {said.goOn}
      </ButtonLink>
    );
  if (shelf.value && attempt) return <p class="brass">{said.gone}</p>;
  return <Begin deal={deal} />;
}

function Begin({ deal }: DealProps) {
  const said = words.value;
  const [isBeginning, setBeginning] = useState(false);
  const [why, setWhy] = useState('');
  const begin = async () => {
    setBeginning(true);
    setWhy('');
    try {
      const name = choices.value.names[0]?.trim() || firstWords.value.start.you;
      const id = await hall.daily(deal, { name, face: ownFace() });
      note(deal, {});
      go({ at: 'table', id });
      void keepForGood();
    } catch (error) {
      setBeginning(false);
      setWhy(sayTrouble(whyFailed(error), said.failed));
    }
  };
  return (
    <>
      <Button look="primary" large disabled={isBeginning} onClick={() => void begin()}>
        <Icon name="play" />
        {isBeginning ? said.beginning : said.play}
      </Button>
      <p class="no" role="alert">
        {why}
      </p>
    </>
  );
}
