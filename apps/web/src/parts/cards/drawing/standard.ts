import { courtFigure, isCourt } from './courts.ts';
import { jokerFace } from './jokerFace.ts';
import { letter } from './lettering.ts';
import { circle, place } from './outline.ts';
import { pipsOf } from './pips.ts';
import { SUITS, type Suit } from './suits.ts';
import { WILD_WORD } from './wildWord.ts';

const SUIT_OF: Record<string, Suit> = { h: 'hearts', d: 'diamonds', c: 'clubs', s: 'spades' };

/** One face in a 100 by 140 box: full, compact and large print; the styles show one. */
export function standardFace(face: string): string {
  if (face === 'joker') return jokerFace('big');
  if (face === 'littleJoker') return jokerFace('little');
  const rank = face.startsWith('T') ? '10' : face[0]!;
  const suit = SUIT_OF[face[1]!]!;
  return `<g class="${suit}">${full(face, rank, suit)}${compact(rank, suit)}${large(rank, suit)}</g>`;
}

/** Ten has an extra digit and a queen is wide: narrower, they fit the same room. */
const SQUEEZE: Record<string, number> = { '10': 0.74, Q: 0.9 };
const squeezeOf = (rank: string) => SQUEEZE[rank] ?? 1;

function full(face: string, rank: string, suit: Suit): string {
  const figure = isCourt(rank)
    ? `<g display="var(--own, inline)">${courtFigure(rank, suit)}</g><use display="var(--classic, none)" href="#classic-${face}"/>`
    : '';
  const upper = corner(rank, suit, false) + middle(rank, suit);
  const lower = corner(rank, suit, true);
  return `<g display="var(--full)">${figure}<path d="${upper}"/><path display="var(--tame)" d="${lower}"/>${WILD_WORD}</g>`;
}

function corner(rank: string, suit: Suit, turned: boolean): string {
  const setting = { height: 20.5, anchor: 0.5, squeeze: squeezeOf(rank), turned };
  return turned
    ? letter(rank, 86, 114, setting) + place(SUITS[suit], 86, 100.5, -0.16)
    : letter(rank, 14, 26, setting) + place(SUITS[suit], 14, 39.5, 0.16);
}

function middle(rank: string, suit: Suit): string {
  if (rank === 'A') return place(SUITS[suit], 50, 70, 0.44) + RINGS;
  const size = { '2': 0.24, '3': 0.24, '9': 0.185, '10': 0.185 }[rank] ?? 0.2;
  return pipsOf(rank)
    .map(({ x, y, turned }) => place(SUITS[suit], x, y, turned ? -size : size))
    .join('');
}

/** Around an ace's sign. A circle in the other direction cuts a ring out of the one before. */
const RINGS =
  circle(50, 70, 34) + circle(50, 70, -32.4) + circle(50, 70, 30.4) + circle(50, 70, -29.6);

function compact(rank: string, suit: Suit): string {
  const index = letter(rank, 9, 57, { height: 45, squeeze: squeezeOf(rank) });
  const size = rank === '10' ? 0.27 : 0.32;
  const sign = place(SUITS[suit], 93 - size * 50, 29, size);
  return `<path display="var(--compact)" d="${index}${sign}"/>`;
}

function large(rank: string, suit: Suit): string {
  const index = letter(rank, 8, 70, { height: 60, squeeze: squeezeOf(rank) });
  const sign = place(SUITS[suit], 75, 88, 0.32);
  return `<path display="var(--large)" d="${index}${sign}"/>`;
}
