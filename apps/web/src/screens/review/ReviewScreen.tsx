import type { Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { speech } from '../../parts/words/wording.ts';
import { seatOfPerson } from '../../table/shelf/branchesOf.ts';
import { lookAtShelf } from '../../table/shelf/shelf.ts';
import { Unread } from '../replay/record/Unread.tsx';
import { useRecord } from '../replay/record/useRecord.ts';
import { Chances } from './Chances.tsx';
import { EveryTurn } from './EveryTurn.tsx';
import { LuckAndPlay } from './LuckAndPlay.tsx';
import './review.css';
import { useReview, type ReviewSoFar } from './useReview.ts';
import { WinChart } from './WinChart.tsx';
import { words } from './words.ts';

/** A finished game, judged turn by turn on this device. */
export function ReviewScreen({ id }: { id: string }) {
  const read = useRecord(id);
  if (read === undefined)
    return (
      <main class="alone" aria-busy="true">
        <p>{words.value.loading}</p>
      </main>
    );
  if (read === 'none') return <Unread />;
  if (!read.replay || read.text === undefined)
    return <Unread {...(read.wrong ? { wrong: read.wrong } : {})} />;
  return <Reviewed id={id} of={read.id} replay={read.replay} record={read.text} />;
}

interface ReviewedProps {
  id: string;
  /** The id by which the game is kept. */
  of: string;
  replay: Replay;
  record: string;
}

/** Everything a part of the review shows. */
export interface Shown {
  /** The replay's id, to show a turn there. */
  readonly id: string;
  readonly replay: Replay;
  readonly seat: Seat;
  readonly found: ReviewSoFar;
}

function Reviewed({ id, of, replay, record }: ReviewedProps) {
  const said = words.value;
  const { found, stop, goOn } = useReview(record);
  const [chosen, setChosen] = useState<Seat>();
  useEffect(() => void lookAtShelf(), []);
  const { ruleSet, seats } = replay.header;
  const seat = chosen ?? seatOfPerson(of) ?? 0;
  const shown: Shown = { id, replay, seat, found };
  return (
    <main class="screen review">
      <ScreenHead title={said.of(speech.value.sayRuleSet(ruleSet).name)}>
        <ButtonLink look="quiet" href={addressOf({ at: 'replay', id })}>
          {said.replay}
        </ButtonLink>
      </ScreenHead>
      <div class="list loose">
        <Progress found={found} onStop={stop} onGoOn={goOn} />
        <OneOf
          label={said.seat}
          value={String(seat)}
          options={seats.map((name, at) => [String(at), name] as const)}
          onChoose={(value) => setChosen(Number(value))}
        />
        <Chances {...shown} />
        <WinChart {...shown} />
        {found.shares && <LuckAndPlay {...shown} shares={found.shares} />}
        <EveryTurn {...shown} />
      </div>
    </main>
  );
}

interface ProgressProps {
  found: ReviewSoFar;
  onStop: () => void;
  onGoOn: () => void;
}

function Progress({ found: { state, done, of }, onStop, onGoOn }: ProgressProps) {
  const said = words.value;
  if (state === 'whole') return null;
  const again = <Button onClick={onGoOn}>{said.goOn}</Button>;
  if (state !== 'running')
    return (
      <div class="line wraps spread">
        <p role="alert">{state === 'failed' ? said.failed : said.stopped}</p>
        {again}
      </div>
    );
  return (
    <div class="line wraps spread">
      <label class="grow list">
        {done === 0 ? said.forecasting : said.progress(done, of)}
        <progress class="wide" value={done} max={Math.max(1, of)} />
      </label>
      <Button onClick={onStop}>{said.stop}</Button>
    </div>
  );
}
