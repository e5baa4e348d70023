import { openingFor, seeded, startRound } from '@hand-and-foot/engine';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { useTheGame } from '../game/game.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './nextRound.css';

/** Asks the table to deal. */
export function NextRound({ onAsk }: { onAsk: () => void }) {
  const { link, extras } = useTheGame();
  const seen = useSeen();
  const { context } = seen;
  const round = seen.view.round + 1;
  const opening = nextOpening(seen);
  const { seat, closed } = link.known.value;
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | undefined>(undefined);
  const words = wording.value.score;
  async function deal(): Promise<void> {
    setAsked(true);
    setWhy(undefined);
    onAsk();
    const ask = { do: 'deal' } as const;
    const answer = await (extras ? extras.askInPerson(ask) : link.ask(ask));
    if (answer.ok) return;
    setAsked(false);
    setWhy(speech.value.sayRefusal(answer.refusal, context));
  }
  return (
    <footer class="fixed next-round">
      {why !== undefined && (
        <p role="alert" class="wrong">
          {why}
        </p>
      )}
      {extras && <extras.InsteadOfActions />}
      {seat !== undefined && !closed && (
        <Button look="primary" large class="wide" disabled={asked} onClick={() => void deal()}>
          {opening > 0 ? words.next(round, opening) : words.nextPlain(round)}
        </Button>
      )}
      {extras && <extras.RoundWays />}
    </footer>
  );
}

/** The next round's minimum, from a state begun just to ask. */
function nextOpening({ state, you }: SeenTable): number {
  return openingFor(startRound(state, seeded('next')).state, you);
}
