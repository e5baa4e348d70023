import type { KindName } from '@hand-and-foot/engine';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { doubt, take } from '../desk/taking.ts';
import { jumpFor } from '../held/keyStrokes.ts';
import { settings } from '../../parts/settings/settings.ts';
import type { TheGame } from '../game/game.ts';
import { sayAgain } from '../game/sayAgain.ts';
import { show } from '../game/shown.ts';
import { shortcutFor, type Shortcut } from './keymap.ts';
import { sayLastTurn, saySituation } from './situation.ts';

/** Handles keys anywhere at the table; returns text for screen readers. */
export function useKeys(
  game: TheGame,
  jump: (among: readonly KindName[]) => void,
): ReadonlySignal<string> {
  const spoken = useSignal('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
      const letters = settings.value.letterKeys;
      const shortcut = shortcutFor(event, letters);
      const rank = letters && isPlain(event) && jumpFor(event.key.toUpperCase(), packOf(game));
      if (shortcut && !(shortcut === 'primary' && isButton(event.target))) {
        event.preventDefault();
        if (!event.repeat)
          perform(game, shortcut, (text) => (spoken.value = sayAgain(spoken.value, text)));
      } else if (rank && rank.do === 'jump') jump(rank.among);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [game, jump]);
  return spoken;
}

function perform(game: TheGame, shortcut: Shortcut, say: (text: string) => void): void {
  const { desk } = game;
  switch (shortcut) {
    case 'primary':
      return take(game, desk.primary.value);
    case 'discard':
      return take(game, desk.discardOffer.value);
    case 'draw': {
      const offers = desk.drawOffers.value;
      const offer = offers.find(({ no }) => !no) ?? offers[0];
      return offer && desk.accept(offer);
    }
    case 'pickUp':
      return desk.accept(desk.pickUpOffer.value);
    case 'takeBack':
      return desk.takeBack();
    case 'clear':
      doubt.value = undefined;
      return desk.clear();
    case 'lastTurn':
      return say(sayLastTurn(game));
    case 'situation':
      return say(saySituation(game));
    case 'help':
      return show({ is: 'help' });
  }
}

/** In a text field or over an open sheet, keys aren't the table's. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** Enter presses a focused button; Space selects stacks. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button:not(.stack), a') !== null;
}

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const packOf = ({ link }: TheGame) => link.known.value.terms.pack.id;
