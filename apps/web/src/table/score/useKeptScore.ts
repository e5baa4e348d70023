import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { stillDesk } from '../desk/stillDesk.ts';
import type { TheGame } from '../game/game.ts';

interface KeptScore {
  /** The game at the end of the last round, while its score is being read and others have gone on. */
  readonly kept: TheGame | undefined;
  readonly letGo: () => void;
}

/** People read a round's score until they continue, even if others go on. */
export function useKeptScore(game: TheGame): KeptScore {
  const { view } = game.link.known.value;
  const last = useRef<{ readonly round: number; readonly game: TheGame }>(undefined);
  const [letGoOf, setLetGoOf] = useState(0);
  const isOver = view?.phase === 'over';
  if (isOver) last.current = { round: view.round, game: stillGame(game) };
  const { round, game: kept } = last.current ?? { round: 0, game: undefined };
  const isKept = !isOver && view?.round === round + 1 && round !== letGoOf;
  return { kept: isKept ? kept : undefined, letGo: () => setLetGoOf(round) };
}

/** A snapshot of the game that no longer changes. */
function stillGame(game: TheGame): TheGame {
  const { known, turns } = game.link;
  const link = { ...game.link, known: signal(known.value), turns: signal(turns.value) };
  return { ...game, link, desk: stillDesk(link) };
}
