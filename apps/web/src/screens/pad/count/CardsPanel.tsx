import {
  numberIn,
  sheetOf,
  WAYS,
  type Count,
  type Pad,
  type Pile,
  type Way,
} from '@hand-and-foot/scorepad';
import { signsOf } from '@hand-and-foot/words/scorepad';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { Select } from '../../../parts/controls/Select.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { preferWay } from '../kept/choices.ts';
import { tilesOf, wayOf, type Tile } from '../kept/counting.ts';
import { nameOfTile } from '../kept/nameOfTile.ts';
import { padSpeech, words } from '../kept/words.ts';

interface CardsPanelProps {
  pad: Pad;
  pile: Pile;
  count: Count;
  round: number;
  /** The field the keypad types into. */
  active: Tile;
  onChoose: (tile: Tile) => void;
  onWay: (way: Way) => void;
}

/** A pile's cards: their sum, and a tile per number while counting. */
export function CardsPanel({ pad, pile, count, round, active, onChoose, onWay }: CardsPanelProps) {
  const name = padSpeech.value.piles[pile];
  const { cards, caught } = sheetOf(pad.terms, count, round);
  const points = pile === 'table' ? cards : caught;
  const way = wayOf(count, pile);
  const tiles = tilesOf(pad.terms, pile, way);
  const sum = (
    <b class="big pad-cards-sum" data-charged={points < 0 || undefined}>
      {points > 0 ? `+${speech.value.figure(points)}` : speech.value.figure(points)}
    </b>
  );
  if (active.pile !== pile)
    return (
      <button
        type="button"
        class="panel line spread wide starts pad-cards-closed"
        onClick={() => onChoose(tiles[0]!)}
      >
        <span>{name}</span>
        {sum}
      </button>
    );
  return (
    <Panel aria-label={name}>
      <header class="line below pad-cards-head">
        <h2>{name}</h2>
        <Select
          label={words.value.way(name)}
          options={WAYS.map((each) => ({ value: each, name: padSpeech.value.ways[each] }))}
          value={way}
          onChoose={(value) => {
            const chosen = value as Way;
            preferWay(pile, chosen);
            onWay(chosen);
          }}
        />
        {sum}
      </header>
      <div class="list tight pad-tiles" data-many={tiles.length > 5 || undefined}>
        {tiles.map((tile) => (
          <TileButton
            key={tile.field}
            pad={pad}
            tile={tile}
            number={numberIn(count, tile.field)}
            isActive={tile.field === active.field}
            onChoose={() => onChoose(tile)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface TileButtonProps {
  pad: Pad;
  tile: Tile;
  number: number;
  isActive: boolean;
  onChoose: () => void;
}

function TileButton({ pad, tile, number, isActive, onChoose }: TileButtonProps) {
  const { pack } = pad.terms;
  const { value, kinds = [] } = tile;
  const name = nameOfTile(tile);
  const inFull = value === undefined ? name : padSpeech.value.ofValueInFull(value, pack, kinds);
  return (
    <button
      type="button"
      class="small grid yields rounded pad-tile"
      aria-pressed={isActive}
      aria-label={`${inFull}: ${speech.value.figure(number)}`}
      onClick={onChoose}
    >
      <span>{name}</span>
      <b>{speech.value.figure(number)}</b>
      {kinds.length > 0 && <small>{signsOf(pack, kinds, speech.value.nameOfKind)}</small>}
    </button>
  );
}
