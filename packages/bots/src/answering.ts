import { bonusFor, cardsToBook, footSize, natureOf, WILD, type State } from '@hand-and-foot/engine';
import { power } from './chances.ts';
import type { Outlook } from './outlook.ts';
import { weighProspects } from './prospects.ts';
import { newStanding, readStanding, type Standing } from './standing.ts';

/** The points for and against a partner's going out now. */
export interface PartnerAnswer {
  readonly yes: boolean;
  /** Points it could still bring to the table in its own turn. */
  readonly saved: number;
  /** Points the side risks by waiting: others may go out, or the asker may no longer be able to. */
  readonly risked: number;
}

/** The chance that a player who can go out now can't a lap later. */
const MISSED = 0.2;
/** The wish for another turn shrinks to this share each time it was granted. */
const PATIENCE = 0.5;

/** The answer of a seat that has said no this often in this round. */
export function answerFor(world: State, look: Outlook, refusals: number): PartnerAnswer {
  const standing = newStanding(look.terms);
  readStanding(world, look.seat, look.pile, standing);
  const saved = savedByTurn(look, standing) * power(PATIENCE, refusals);
  const lost = look.othersEnd + (1 - look.othersEnd) * MISSED;
  const risked = lost * look.outStake;
  return { yes: saved <= risked, saved, risked };
}

/** Cards laid count for the side and no longer against it, and so do the books they finish. */
function savedByTurn(look: Outlook, standing: Standing): number {
  const { terms, prospects } = look;
  weighProspects(look, standing);
  let points = booksFinished(look, standing);
  let cards = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const held = standing.held[kind]!;
    const room = terms.role[kind] === 'wild' ? prospects.wildRoom : prospects.room[kind]!;
    const begins = terms.role[kind] === 'natural' && held >= terms.meldCards;
    const laid = begins ? held : Math.min(held, room);
    cards += laid;
    points += laid * (terms.value[kind]! + terms.caught[kind]!);
    if (begins && cardsToBook(terms, held) === 0) points += bonusFor(terms, 'clean', kind);
  }
  if (standing.pilesLeft === 0 || standing.count - cards > 1) return points;
  return points + (footSize(terms.rules) * look.meanCaught) / 2;
}

function booksFinished({ terms }: Outlook, standing: Standing): number {
  let points = 0;
  for (let at = 0; at < standing.melds; at++) {
    const kind = standing.kind[at]!;
    const size = standing.naturals[at]! + standing.wilds[at]!;
    const missing = cardsToBook(terms, size);
    if (kind === WILD || missing === 0 || standing.held[kind]! < missing) continue;
    points += bonusFor(terms, natureOf(kind, standing.wilds[at]!), kind);
  }
  return points;
}
