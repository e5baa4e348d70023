import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { route } from '../../parts/screen/route.ts';
import { GameContext, useTheGame, type TheGame } from '../game/game.ts';
import { GrabResult } from './GrabResult.tsx';
import { Others } from './Others.tsx';
import './revealGrab.css';
import { dealTold, type Grab } from './told.ts';

/**
 * Shows your grab's number of cards until it was read; the bots wait for that. It lies over everything and belongs to
 * no screen, because the lift itself may have ended the deal.
 */
export function revealGrab(game: TheGame): void {
  const place = document.body.appendChild(document.createElement('div'));
  game.link.setPace('held');
  const leave = (): void => {
    game.link.setPace('usual');
    render(null, place);
    place.remove();
  };
  render(
    <GameContext.Provider value={game}>
      <Reveal onLeave={leave} />
    </GameContext.Provider>,
    place,
  );
}

function Reveal({ onLeave }: { onLeave: () => void }) {
  const { desk } = useTheGame();
  const grab = useOwnGrab();
  const [at] = useState(route.value);
  const isGone = route.value !== at || (!grab && desk.no.value !== undefined);
  useEffect(() => {
    if (isGone) onLeave();
  }, [isGone, onLeave]);
  return grab && !isGone ? <Opened grab={grab} onLeave={onLeave} /> : null;
}

/** Your grab as soon as the table reports it; it stays when the round goes on. */
function useOwnGrab(): Grab | undefined {
  const { link } = useTheGame();
  const { seat } = link.known.value;
  const seen = useRef<Grab | undefined>(undefined);
  seen.current ??= dealTold(link.turns.value).grabs.find((grab) => grab.seat === seat);
  return seen.current;
}

function Opened({ grab, onLeave }: { grab: Grab; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="wide scrolls grab-reveal cloth"
      aria-labelledby="grab-result-title"
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <GrabResult grab={grab} onLeave={onLeave} />
      <Others />
    </dialog>
  );
}
