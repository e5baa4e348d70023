import { useState } from 'preact/hooks';
import { useTheGame } from '../table/game.ts';
import { useSeen } from '../table/seen.ts';
import { speech, wording } from '../words/wording.ts';
import './nextRound.css';

/** Asks the table to deal. */
export function NextRound({ round, opening }: { round: number; opening: number }) {
  const { link, extras } = useTheGame();
  const { context } = useSeen();
  const { seat, closed } = link.known.value;
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | undefined>(undefined);
  const words = wording.value.score;
  async function deal(): Promise<void> {
    setAsked(true);
    const ask = { do: 'deal' } as const;
    const answer = await (extras ? extras.askInPerson(ask) : link.ask(ask));
    if (answer.ok) return;
    setAsked(false);
    setWhy(speech.value.sayRefusal(answer.refusal, context));
  }
  return (
    <footer class="next-round">
      {why !== undefined && <p role="alert">{why}</p>}
      {extras && <extras.InsteadOfActions />}
      {seat !== undefined && !closed && (
        <button type="button" class="score-primary" disabled={asked} onClick={() => void deal()}>
          {opening > 0 ? words.next(round, opening) : words.nextPlain(round)}
        </button>
      )}
      {extras && <extras.RoundWays />}
    </footer>
  );
}
