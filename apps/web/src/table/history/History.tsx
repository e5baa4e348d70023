import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import './history.css';
import { turnAsSaid } from '../game/turnAsSaid.ts';
import { useSeen } from '../game/seen.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';

/** The round so far, turn by turn, latest first. */
export function History() {
  const { link } = useTheGame();
  const seen = useSeen();
  const words = wording.value.table;
  const said = link.turns.value
    .map((turn) => turnAsSaid(seen, turn))
    .filter((text) => text !== undefined)
    .reverse();
  if (said.length === 0) return <p class="quiet history-none">{words.nothingYet}</p>;
  return (
    <ol class="history">
      {said.map((text, at) => (
        <li key={said.length - at} class="rounded close history-turn">
          <Sentence text={text} lead={[...seen.context.names, words.you]} />
        </li>
      ))}
    </ol>
  );
}
