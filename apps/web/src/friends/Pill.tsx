import { useEffect, useState } from 'preact/hooks';
import type { RemoteLink } from '../link/remoteTable.ts';
import { EXTENSIONS } from '@hand-and-foot/protocol';
import { askFor, awaited, nameOf, sharedOf, useShared } from './shared.ts';
import './pill.css';
import { botPlaysAt, sayTime } from './time.ts';
import { words } from './words.ts';

/** A turn is told to be short only when little is left of it. */
const SOON = 60_000;
/** One's own turn is about to be played by a bot. */
const LAST = 20_000;

/** A line over the top bar: that the connection is lost, or whom the table waits for and how long. */
export function Pill() {
  const link = useShared();
  const now = useSeconds();
  const isLost = link.line.value !== 'live';
  const said = isLost ? words.value.lost : waiting(link, now);
  return (
    <>
      <section
        class="pill"
        aria-label={words.value.turnPace}
        data-lost={isLost || undefined}
        hidden={said === undefined}
      >
        <p>
          {said} {!isLost && isShort(link, now) && <MoreTime />}
        </p>
      </section>
      <Aloud isLost={isLost} now={now} />
    </>
  );
}

/** The same for those who listen: once, and not every second anew. */
function Aloud({ isLost, now }: { isLost: boolean; now: number }) {
  const link = useShared();
  const { seat: mine, seats } = link.known.value;
  const seat = awaited(link);
  const isAway =
    seat !== undefined && seat !== mine && seats[seat]?.is === 'person' && !isHere(link, seat);
  return (
    <div class="table-aloud">
      <p role="status">
        {isLost ? words.value.lost : isAway ? words.value.isAway(nameOf(seats[seat])) : ''}
      </p>
      <p role="alert">{isShort(link, now) && words.value.yourTime(sayTime(LAST))}</p>
    </div>
  );
}

/** Puts the end of one's turn off, as often as that can be. */
function MoreTime() {
  const link = useShared();
  if ((sharedOf(link).extended ?? 0) >= EXTENSIONS) return null;
  return (
    <button type="button" class="pill-more" onClick={() => void askFor(link, { do: 'extend' })}>
      {words.value.moreTime}
    </button>
  );
}

/** Whether little is left of one's own turn. */
function isShort(link: RemoteLink, now: number): boolean {
  const { seat: mine, seats } = link.known.value;
  const isMine = mine !== undefined && awaited(link) === mine && seats[mine]!.is === 'person';
  return isMine && botPlaysAt(link, mine) - now < LAST;
}

function isHere(link: RemoteLink, seat: number): boolean {
  return seat === link.known.value.seat || link.present.value.seats.includes(seat);
}

function waiting(link: RemoteLink, now: number): string | undefined {
  const { seat: mine, seats } = link.known.value;
  const seat = awaited(link);
  const holder = seat === undefined ? undefined : seats[seat];
  if (seat !== undefined && holder?.is === 'nobody') return words.value.emptySeat(seat + 1);
  if (seat === undefined || holder?.is !== 'person') return undefined;
  const left = botPlaysAt(link, seat) - now;
  const time = sayTime(left);
  if (!isHere(link, seat))
    return [
      words.value.isAway(nameOf(holder)),
      ...(left < Infinity ? [words.value.botIn(time)] : []),
    ].join(' ');
  if (left > SOON) return undefined;
  return seat === mine ? words.value.yourTime(time) : words.value.timeLeft(nameOf(holder), time);
}

function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
