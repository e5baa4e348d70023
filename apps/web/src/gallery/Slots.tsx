import type { ComponentChildren } from 'preact';
import { Slot, type SlotContent } from '../table/melds/Slot.tsx';
import { Row } from './Row.tsx';

const EMPTY: SlotContent = { is: 'empty' };
const bookSize = 7;
const growing = (naturals: number, wilds: number): SlotContent => ({
  is: 'growing',
  look: wilds === 0 ? 'clean' : naturals === 0 ? 'wild' : 'dirty',
  naturals,
  wilds,
  bookSize,
});
const clean: SlotContent = { is: 'book', look: 'clean', count: 8, word: 'Clean' };
const dirty: SlotContent = { is: 'book', look: 'dirty', count: 7, word: 'Dirty' };
const wild: SlotContent = { is: 'book', look: 'wild', count: 7, word: 'Wild' };
const capped: SlotContent = { is: 'book', look: 'clean', count: 7, word: 'Lady', capped: true };

export function Slots() {
  return (
    <>
      <Row title="Slots: empty, growing, books, capped">
        <Board>
          <Slot rank="6" content={EMPTY} label="Our sixes, none" />
          <Slot rank="5" content={growing(3, 0)} label="Our fives, 3 cards" />
          <Slot rank="10" content={growing(4, 2)} label="Our tens, 6 cards, 2 wild" />
          <Slot rank="W" content={growing(0, 4)} label="Our wilds, 4 cards" />
          <Slot rank="7" content={clean} label="Our sevens, clean book" />
          <Slot rank="10" content={dirty} label="Our tens, dirty book" />
          <Slot rank="W" content={wild} label="Our wilds, book" />
          <Slot rank="12" content={capped} label="Our twelves, capped" />
        </Board>
      </Row>
      <Row title="Slots in large print, 58 high" data-print="large">
        <div class="row gallery-board" style={{ '--slot-height': '58px' }}>
          <Slot rank="6" content={EMPTY} label="Our sixes, none" />
          <Slot rank="5" content={growing(3, 0)} label="Our fives, 3 cards" />
          <Slot rank="10" content={growing(4, 2)} label="Our tens, 6 cards, 2 wild" />
          <Slot rank="7" content={clean} label="Our sevens, clean book" />
          <Slot rank="10" content={dirty} label="Our tens, dirty book" />
        </div>
      </Row>
      <Row title="Slots: earlier books, staged, can receive">
        <Board>
          <Slot rank="K" content={growing(3, 0)} label="Our kings" earlier={['clean']} />
          <Slot
            rank="A"
            content={growing(3, 1)}
            label="Our aces"
            earlier={['dirty', 'clean', 'dirty']}
          />
          <Slot rank="Q" content={growing(4, 0)} label="Our queens, staged" staged />
          <Slot rank="K" content={growing(4, 1)} label="Our kings, can take them" canReceive />
          <Slot rank="9" content={EMPTY} label="Our nines, can take them" canReceive />
          <Slot rank="9" content={dirty} label="Our nines, can take them" canReceive />
        </Board>
      </Row>
    </>
  );
}

function Board({ children }: { children: ComponentChildren }) {
  return <div class="row gallery-board">{children}</div>;
}
