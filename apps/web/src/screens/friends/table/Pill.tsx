import { isPlaying } from '@hand-and-foot/engine';
import { nameOf, isReaction, type Saying } from '@hand-and-foot/protocol';
import { speech } from '../../../parts/words/wording.ts';
import { Reaction } from '../chat/Reaction.tsx';
import { sayingText } from '../chat/sayingText.ts';
import { lastSpoken } from '../chat/spoken.ts';
import { awaited, useShared } from '../shared/shared.ts';
import './pill.css';
import { saySpan } from '../shared/time.ts';
import { useSeconds } from '../shared/useSeconds.ts';
import { isHere, isShort, LAST, sayWaiting } from '../shared/waiting.ts';
import { words } from '../shared/words.ts';

/**
 * A line over the top bar during the deal and the score: the connection is lost, somebody says something, or the table
 * waits for them. During a round the bar shows facts for moves, so the bar, the seats and the turn panel say it themselves.
 */
export function Pill() {
  const link = useShared();
  const now = useSeconds();
  const { view } = link.known.value;
  const isPlayed = view !== undefined && (view.phase === 'draw' || isPlaying(view.phase));
  const isLost = link.line.value !== 'live';
  const talk = lastSpoken();
  const said = isPlayed ? undefined : isLost ? words.value.lost : (talk ?? sayWaiting(link, now));
  return (
    <>
      <section
        class="middle finger pill"
        aria-label={words.value.turnPace}
        data-lost={isLost || undefined}
        hidden={said === undefined}
      >
        <p class="brass small">{typeof said === 'object' ? <Talk saying={said} /> : said}</p>
      </section>
      <Aloud isLost={isLost} now={now} />
    </>
  );
}

function Talk({ saying }: { saying: Saying }) {
  const { id } = useShared();
  const { name, phrase = '' } = saying;
  if (!isReaction(phrase)) return <>{words.value.saidBy(name, sayingText(saying, id))}</>;
  return (
    <>
      {name} <Reaction id={phrase} size={22} />
    </>
  );
}

/** The same for screen readers: once, not every second. */
function Aloud({ isLost, now }: { isLost: boolean; now: number }) {
  const link = useShared();
  const { seat: mine, seats } = link.known.value;
  const seat = awaited(link);
  const isAway =
    seat !== undefined && seat !== mine && seats[seat]?.is === 'person' && !isHere(link, seat);
  return (
    <div class="unseen table-aloud">
      <p role="status">
        {isLost ? words.value.lost : isAway ? words.value.isAway(nameOf(seats[seat])) : ''}
      </p>
      <p role="alert">
        {isShort(link, now) && words.value.yourTime(saySpan(LAST / 1000, speech.value.language))}
      </p>
    </div>
  );
}
