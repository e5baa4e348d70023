import { useId, useRef } from 'preact/hooks';
import { maybeDrag } from '../drag/drag.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useMotion } from '../motion/useMotion.ts';
import { useSounds } from '../sound/useSounds.ts';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import './hand.css';
import { HandHeader } from './HandHeader.tsx';
import { HandStack } from './HandStack.tsx';
import { handOf } from '../held/layOut.ts';
import { kindAt, useFocus } from './useFocus.ts';
import { useHandKeys } from './useHandKeys.ts';

/** The cards in your hand, a stack per kind. */
export function Hand() {
  const game = useTheGame();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const laidOut = handOf(game).value;
  const { places, held, fresh } = laidOut;
  const { entry, focus, onFocusIn, onFocusOut } = useFocus(list, laidOut);
  const { onKeyDown, jump } = useHandKeys(laidOut, focus);
  const spoken = useKeys(game, jump);
  useMotion(game);
  useSounds(game);
  const onPointerDown = (event: PointerEvent) => {
    const stack = event.target instanceof Element && event.target.closest('.stack');
    const kind = kindAt(event.target);
    if (stack && kind !== undefined) maybeDrag(game, places, kind, stack, event);
  };
  const count = [...held.values()].reduce((sum, cards) => sum + cards.length, 0);
  return (
    <section class="hand" id="hand" aria-labelledby={heading}>
      <HandHeader id={heading} count={count} />
      <ul
        ref={list}
        class="grid hand-stacks"
        onKeyDown={onKeyDown}
        onKeyUp={keepFromPressing}
        onFocusIn={onFocusIn}
        onFocusOut={onFocusOut}
        onPointerDown={onPointerDown}
      >
        {places.map((kind) => {
          const cards = held.get(kind);
          return (
            <li
              key={kind}
              class="grid yields hand-place"
              data-place={`hand-${kind}`}
              data-empty={!cards || undefined}
            >
              {cards && (
                <HandStack
                  kind={kind}
                  cards={cards}
                  fresh={fresh.get(kind) ?? 0}
                  isEntry={kind === entry}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p class="unseen" role="status">
        {spoken}
      </p>
      {count === 0 && <p class="quiet hand-none">{wording.value.hand.empty}</p>}
    </section>
  );
}

/** Some browsers press a button when Space is released, whatever happened when it went down. */
function keepFromPressing(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
