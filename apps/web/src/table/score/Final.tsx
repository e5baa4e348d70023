import { leadIn, winners, type Scorer } from '@hand-and-foot/engine';
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf, go } from '../../parts/screen/route.ts';
import { dailyIn } from '../../worker/shared/daily.ts';
import { rulesSource } from '../shelf/rulesSource.ts';
import { saveRecord } from '../link/saveRecord.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';
import { hall, whyFailed } from '../link/hall.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { Standings } from './Standings.tsx';
import { namesOf, whoScores } from '../game/who.ts';

/** The winner, the standings, and actions for the finished game. */
export function Final() {
  const { link, extras } = useTheGame();
  const seen = useSeen();
  const [why, setWhy] = useState<string | undefined>(undefined);
  const words = wording.value.score;
  const won = winners(seen.state);
  const deal = dailyIn(link.id);

  async function playAgain(): Promise<void> {
    const { seating, pace } = link.terms;
    const { seats } = link.known.value;
    try {
      const id = await hall.begin({ rules: rulesSource(link.terms.rules), seats, seating, pace });
      go({ at: 'table', id });
    } catch (error) {
      setWhy(sayTrouble(whyFailed(error), words.notBegun));
    }
  }

  async function save(): Promise<void> {
    setWhy(await saveRecord(link.id));
  }

  return (
    <section class="below" aria-labelledby="final-title">
      <h1 id="final-title" class="title">
        {wonText(seen, won)}
      </h1>
      <Standings won={won} />
      {why !== undefined && (
        <p role="alert" class="wrong">
          {why}
        </p>
      )}
      {extras ? (
        <extras.FinalWays />
      ) : (
        <div class="row choices above">
          {deal ? (
            <ButtonLink
              look="primary"
              large
              href={addressOf({ at: 'daily', id: `${deal.date}.${deal.rules}` })}
            >
              {words.dailyResult}
            </ButtonLink>
          ) : (
            <Button look="primary" large onClick={() => void playAgain()}>
              {words.playAgain}
            </Button>
          )}
          <Button onClick={() => go({ at: 'replay', id: link.id })}>{words.lookAgain}</Button>
          <Button onClick={() => go({ at: 'review', id: link.id })}>
            {wording.value.replay.review}
          </Button>
          <Button onClick={() => void save()}>{words.saveRecord}</Button>
        </div>
      )}
    </section>
  );
}

function wonText(seen: SeenTable, won: readonly Scorer[]): string {
  const words = wording.value.score;
  const who = won.map((scorer) => whoScores(seen, scorer));
  if (who.length === seen.view.totals.length) return words.even;
  if (who.length > 1) return words.shared(namesOf(who));
  return words.won(
    who[0]!.name,
    speech.value.figure(leadIn(seen.terms.rules, seen.view.totals).by),
  );
}
