import { fact, type Phrase, type Reader } from '../../fact.ts';
import { KINDS, kindsIn } from '../kinds.ts';

const LINK = String.raw`(?: ?[:=,(-] ?| (?:cards|are|is|count|counts|score|scores|worth|at|each|get|value|point|points|as|for)(?= )){0,4}`;
const PRICE = new RegExp(
  String.raw`(?<!\b(?:round|rounds|atleast|atmost|book of|draw|take|discard|top|meld of|set of|of|-) )(?<![-\d])\b(${KINDS})${LINK} ?\b(\d{1,3})\b(?! (?:cards|decks|players|rounds|wilds|naturals|book|teams|clean|dirty|jokers|in|or|to|through|more|of))(?!-| ?:)(?: points)?(?: each)?`,
);
const ABOUT = /\bvalues?\b|\bworth\b|\bcounts?\b|\bpoints?\b|\bscor(?:e|es|ing)\b|=/;

/** "8-kings 10", "twos and aces are 20". Bare numbers need company, or a word that says it's about points. */
const price: Phrase = {
  says: PRICE,
  notUnder:
    /\bbook of\b|\bgo down\b|\bopening\b|\bopen\b|\bminimum\b|\bmeld requirement\b|\b1st meld\b|\brounds? \d\b/,
  means: ({ 0: said, 1: kinds, 2: points, index }, { plain, under, before }) => {
    const worth = Number(points);
    // "three kings, five eights" are cards.
    if (/\b\d $/.test(plain.slice(0, index)) && /^[a-z]|^\d+s/.test(kinds!)) return [];
    if (worth % 5 !== 0 || worth < 5 || worth > 100) return [];
    const isNamed = /jokers|twos|aces|kings|queens|jacks|10s|[4-9]s/.test(kinds!);
    const isAbout = ABOUT.test(`${under} ${plain}`);
    if (!isNamed && !isAbout && pricesIn(plain) + pricesIn(before) < 2) return [];
    if (/\b(?:twos|2)\b.*\b(?:grab|exactly)\b/.test(said)) return [];
    return kindsIn(kinds!).map((kind) => fact('values', kind, worth));
  },
};

export const values: Reader = [price];

function pricesIn(plain: string): number {
  return [...plain.matchAll(new RegExp(PRICE.source, 'g'))].length;
}
