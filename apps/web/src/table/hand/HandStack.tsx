import type { Card, Kind } from '@hand-and-foot/engine';
import { Stack } from '../../parts/cards/Stack.tsx';
import { seenBy } from '../game/seen.ts';
import { useTheGame } from '../game/game.ts';
import { speech } from '../../parts/words/wording.ts';
import { chooseMore } from '../held/choosing.ts';

interface HandStackProps {
  kind: Kind;
  cards: readonly Card[];
  /** Number that came this turn. */
  fresh: number;
  /** Whether it's the Tab stop. */
  isEntry: boolean;
}

/** Cards of one kind; a press selects one more. */
export function HandStack({ kind, cards, fresh, isEntry }: HandStackProps) {
  const game = useTheGame();
  const { desk, link } = game;
  const { terms } = link.known.value;
  const count = cards.length;
  const chosen = desk.chosen.value.get(kind) ?? 0;
  const stack = { kind, count, chosen, fresh: Math.min(fresh, count) };
  return (
    <Stack
      pack={terms.pack.id}
      card={cards[0]!}
      count={count}
      chosen={chosen}
      label={speech.value.sayStack(stack, seenBy(game).context)}
      wild={terms.role[kind] === 'wild'}
      fresh={fresh > 0}
      tabIndex={isEntry ? 0 : -1}
      onPress={() => chooseMore(desk, kind, count)}
    />
  );
}
