import type { Side } from '@hand-and-foot/engine';
import {
  countOf,
  idOf,
  mostRounds,
  noticesOf,
  numberIn,
  sheetOf,
  type Notice,
  type Pad,
} from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { go } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { Segments } from '../../../parts/controls/Segments.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { allTiles, typing, type Tile } from '../kept/counting.ts';
import { ItemLines } from './ItemLines.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { Keypad } from './Keypad.tsx';
import { sideNames } from '../kept/names.ts';
import { nameOfTile } from '../kept/nameOfTile.ts';
import { Notices } from '../parts/Notices.tsx';
import { NotKept } from '../parts/NotKept.tsx';
import { RoundSum } from './RoundSum.tsx';
import { UndoButton } from '../parts/UndoButton.tsx';
import { useInSight } from './useInSight.ts';
import { useNewestFirst } from './useNewestFirst.ts';
import { useTyping } from './useTyping.ts';
import { words } from '../kept/words.ts';

interface CountingProps {
  keeping: Keeping;
  pad: Pad;
  round: number;
}

/** Counts a round, side by side: lines with plus and minus, cards by keypad. */
export function Counting({ keeping, pad, round }: CountingProps) {
  const side = useSignal(0);
  const at = useSignal(0);
  const label = useId();
  const sides = sideNames(pad, round);
  const count = countOf(pad, round, side.value);
  const tiles = allTiles(pad.terms, count);
  const tile = tiles[Math.min(at.value, tiles.length - 1)]!;
  const isLast = tile === tiles.at(-1);

  const turnTo = (next: number) => {
    side.value = next;
    at.value = 0;
    scrollTo(0, 0);
  };
  const typed = numberIn(count, tile.field);
  const notices = useNewestFirst(worthSaying(noticesOf(pad, round), side.value, tile));
  useInSight(tile.field, typed, at.value > 0);
  const goOn = () => {
    if (!isLast) at.value = tiles.indexOf(tile) + 1;
    else if (side.value + 1 < sides.length) turnTo(side.value + 1);
    else go({ at: 'pad', id: keeping.id });
  };
  const keys = useTyping({
    place: `${side.value} ${tile.field}`,
    number: typed,
    set: (next) => keeping.write(...typing(pad, { round, side: side.value, tile }, next)),
    goOn,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z') return keys.onKeyDown(event);
    event.preventDefault();
    return keeping.undo();
  };
  const choose = (chosen: Tile) => {
    at.value = tiles.findIndex(({ field }) => field === chosen.field);
  };
  return (
    <main class="screen pad column pad-counting" onKeyDown={onKeyDown}>
      <ScreenHead title={words.value.roundOf(round, Math.max(round, mostRounds(pad)))}>
        <UndoButton keeping={keeping} />
      </ScreenHead>
      <NotKept keeping={keeping} />
      <span id={label} hidden>
        {words.value.side(pad.terms.seating === 'alone')}
      </span>
      <Segments
        labelledBy={label}
        options={sides.map((name, value) => ({ value: String(value), label: name }))}
        value={String(side.value)}
        onChoose={(value) => turnTo(Number(value))}
      />
      <RoundSum pad={pad} round={round} side={side.value} />
      <ItemLines
        pad={pad}
        sheet={sheetOf(pad.terms, count, round)}
        onCount={(field, number) =>
          keeping.write({ do: 'count', round: idOf(pad, round), side: side.value, field, number })
        }
      />
      {(['table', 'caught'] as const).map((pile) => (
        <CardsPanel
          key={pile}
          pad={pad}
          pile={pile}
          count={count}
          round={round}
          active={tile}
          onChoose={choose}
          onWay={(way) =>
            keeping.write({ do: 'way', round: idOf(pad, round), side: side.value, pile, way })
          }
        />
      ))}
      <div class="grid pad-dock">
        <Notices pad={pad} round={round} notices={notices} canScroll />
        <Keypad keys={keys} next={sayNext(tiles, tile, sides[side.value + 1])} onNext={goOn} />
      </div>
    </main>
  );
}

/** While a pile is being counted, warnings about too few cards or odd points have to wait. */
function worthSaying(notices: readonly Notice[], side: Side, { pile }: Tile): Notice[] {
  return notices.filter((notice) => {
    const isInHand = 'side' in notice && notice.side === side;
    switch (notice.notice) {
      case 'tooFewCards':
      case 'tooFewPoints':
        return notice.have > 0 && !(isInHand && pile === 'table');
      case 'oddPoints':
        return !(isInHand && pile === notice.pile);
      default:
        return true;
    }
  });
}

function sayNext(tiles: readonly Tile[], tile: Tile, nextSide: string | undefined): string {
  const next = tiles[tiles.indexOf(tile) + 1];
  if (next) return words.value.next(nameOfTile(next, next.pile !== tile.pile));
  return nextSide === undefined ? words.value.done : words.value.next(nextSide);
}
