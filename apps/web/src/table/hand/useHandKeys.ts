import type { Kind, KindName } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import { chooseFewer, chooseMore, chooseSome } from '../held/choosing.ts';
import { handStroke, type HandStroke } from '../held/keyStrokes.ts';
import type { LaidOut } from '../held/layOut.ts';
import { arrange } from '../held/ownOrder.ts';
import { stepFrom, type Direction } from '../game/steps.ts';
import { kindAt } from './useFocus.ts';

/** Keys while a stack of the hand has the focus. */
export function useHandKeys({ places, held }: LaidOut, focus: (kind: Kind | undefined) => void) {
  const game = useTheGame();
  const { desk, link } = game;
  const { pack } = link.known.value.terms;

  function perform(stroke: HandStroke, kind: Kind, list: Element): void {
    const count = held.get(kind)?.length ?? 0;
    switch (stroke.do) {
      case 'more':
        return chooseMore(desk, kind, count);
      case 'fewer':
        return chooseFewer(desk, kind);
      case 'all':
        return chooseSome(desk, kind, count);
      case 'clear':
        return desk.clear();
      case 'go':
        return focus(neighbour(list, kind, stroke.to));
      case 'carry': {
        const to = neighbour(list, kind, stroke.to);
        return to === undefined ? undefined : arrange(game, places, kind, to);
      }
      case 'jump':
        return focus(nextAmong(stroke.among, kind));
    }
  }

  /** The next of these kinds after the focused one. */
  function nextAmong(names: readonly KindName[], from: Kind): Kind | undefined {
    const kinds = places.filter((kind) => held.has(kind) && names.includes(pack.kinds[kind]!));
    return kinds[kinds.indexOf(from) + 1] ?? kinds[0];
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const kind = kindAt(event.target);
    const stroke = handStroke(event, pack.id);
    if (kind === undefined || !stroke) return;
    // Space would press the button again on release.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || stroke.do === 'go') perform(stroke, kind, event.currentTarget as Element);
  };

  return { onKeyDown, jump: (among: readonly KindName[]) => focus(nextAmong(among, -1)) };
}

function neighbour(list: Element, kind: Kind, way: Direction): Kind | undefined {
  const stacks = [...list.querySelectorAll('[data-place^="hand-"]:not([data-empty])')];
  const spots = stacks.map((stack) => stack.getBoundingClientRect());
  const at = stacks.findIndex((stack) => kindAt(stack) === kind);
  return kindAt(stacks[stepFrom(spots, at, way)] ?? null);
}
