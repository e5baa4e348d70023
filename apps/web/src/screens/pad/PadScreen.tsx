import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { Outline } from '../../parts/screen/Outline.tsx';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { Counting } from './count/Counting.tsx';
import { keepingOf, type Keeping } from './kept/keeping.ts';
import { PadHistory } from './PadHistory.tsx';
import { PadHome } from './PadHome.tsx';
import './parts/pad.css';
import { Standing } from './standing/Standing.tsx';
import { padHere, useOthers } from './kept/sharing.ts';
import { words } from './kept/words.ts';

/** The history's place among the ids of pads. */
const HISTORY = 'history';

interface PadScreenProps {
  /** The pad; none for a new one. */
  id: string | undefined;
  /** The round being counted; none for the overview. */
  round: number | undefined;
}

/** The scorepad: starting one, counting a round, the overview, and earlier ones. */
export function PadScreen({ id, round }: PadScreenProps) {
  if (id === undefined) return <PadHome />;
  if (id === HISTORY) return <PadHistory />;
  return <OnePad key={id} id={id} round={round} />;
}

function OnePad({ id, round }: { id: string; round: number | undefined }) {
  const keeping = useSignal<Keeping | 'missing' | 'unreached' | undefined>(undefined);
  const find = () =>
    void padHere(id).then(
      (kept) => (keeping.value = kept ? keepingOf(kept) : 'missing'),
      () => (keeping.value = 'unreached'),
    );
  useEffect(find, [id]);
  const found = keeping.value;
  useOthers(typeof found === 'string' ? undefined : found);
  if (found === undefined) return <Outline />;
  if (found === 'unreached') return <Missing onRetry={find} />;
  if (found === 'missing' || !found.pad.value) return <Missing />;
  const pad = found.pad.value;
  if (round === undefined) return <Standing keeping={found} pad={pad} />;
  const shown = Math.min(Math.max(1, round), pad.rounds.length + 1);
  return <Counting key={shown} keeping={found} pad={pad} round={shown} />;
}

/** If a pad couldn't be fetched, people can retry. */
function Missing({ onRetry }: { onRetry?: () => void }) {
  return (
    <main class="screen list pad">
      <ScreenHead title={words.value.missing} />
      {onRetry && (
        <>
          <p>{words.value.unreached}</p>
          <Button look="primary" large class="wide" onClick={onRetry}>
            {words.value.retry}
          </Button>
        </>
      )}
      <ButtonLink href={addressOf({ at: 'pad' })}>{words.value.toPads}</ButtonLink>
    </main>
  );
}
