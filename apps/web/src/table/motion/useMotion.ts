import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { dealtNow, movesOf } from './moves.ts';
import { openStage, type Durations } from './stage.ts';
import { movesBetween, type Put } from './staged.ts';

const TAKING: Durations = { each: 400, inAll: 500 };
const FOOT: Durations = { each: 450, inAll: 600 };
const DEAL: Durations = { each: 300, inAll: 900 };

/** Shows cards coming and going, as much as people want to see. */
export function useMotion({ link, desk }: TheGame): void {
  useEffect(() => {
    const { terms } = link.known.value;
    const stage = openStage(terms);
    const dealt = dealtNow(link.turns.value, desk.seat);
    if (dealt) stage.show(movesOf([dealt], { terms, you: desk.seat, view: desk.view.value }), DEAL);
    const stopListening = link.listen((events) => {
      const { view } = link.known.value;
      if (!view) return;
      const is = (name: string) => events.some(({ event }) => event === name);
      const pace = is('tookFoot') ? FOOT : is('pickedUp') ? TAKING : undefined;
      stage.show(movesOf(events, { terms, you: desk.seat, view }), pace);
    });
    let before: Put | undefined;
    const stopWatching = effect(() => {
      const after = { staged: desk.staged.value, held: handSize(desk.view.value, desk.seat) };
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
