import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../table/game.ts';
import { movesOf } from './moves.ts';
import { openStage } from './stage.ts';
import { movesBetween, type Put } from './staged.ts';

const TAKE_MS = 400;
const FOOT_MS = 450;

/** Shows how cards come and go, as far as somebody likes to see it. */
export function useMotion({ link, desk }: Game): void {
  useEffect(() => {
    const { terms } = link.known.value;
    const stage = openStage(terms);
    const stopListening = link.listen((events) => {
      const { view } = link.known.value;
      if (!view) return;
      const is = (name: string) => events.some(({ event }) => event === name);
      const each = is('tookFoot') ? FOOT_MS : is('pickedUp') ? TAKE_MS : undefined;
      stage.show(movesOf(events, { terms, you: desk.seat, view }), each);
    });
    let before: Put | undefined;
    const stopWatching = effect(() => {
      const hand = desk.view.value.hands[desk.seat]!;
      const after = {
        staged: desk.staged.value,
        held: typeof hand === 'number' ? hand : hand.length,
      };
      const cards = before ? movesBetween(before, after, (card) => terms.pack.kindOf[card]!) : [];
      before = after;
      if (cards.length > 0) stage.show({ cards, pulses: [] });
    });
    return () => {
      stopListening();
      stopWatching();
      stage.close();
    };
  }, [link, desk]);
}
