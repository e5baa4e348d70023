import type { Reader } from '../fact.ts';
import { caught } from './cards/caught.ts';
import { decks } from './cards/decks.ts';
import { pack } from './cards/pack.ts';
import { players } from './cards/players.ts';
import { roles } from './cards/roles.ts';
import { seating } from './cards/seating.ts';
import { threes } from './cards/threes.ts';
import { values } from './cards/values.ts';
import { deal } from './deal/deal.ts';
import { footPass } from './deal/footPass.ts';
import { forPlayers } from './deal/forPlayers.ts';
import { piles } from './deal/piles.ts';
import { starter } from './deal/starter.ts';
import { stockPiles } from './deal/stockPiles.ts';
import { upcard } from './deal/upcard.ts';
import { afterOut } from './goingOut/afterOut.ts';
import { foot } from './goingOut/foot.ts';
import { booksNeeded } from './goingOut/booksNeeded.ts';
import { lastDiscard } from './goingOut/lastDiscard.ts';
import { permission } from './goingOut/permission.ts';
import { bookGrows } from './melds/bookGrows.ts';
import { melds } from './melds/melds.ts';
import { opening } from './melds/opening.ts';
import { openingCounts } from './melds/openingCounts.ts';
import { openingWilds } from './melds/openingWilds.ts';
import { wildLimits } from './melds/wildLimits.ts';
import { wildMelds } from './melds/wildMelds.ts';
import { bookBonus } from './score/bookBonus.ts';
import { counts } from './score/counts.ts';
import { emptyStock } from './score/emptyStock.ts';
import { gameEnd } from './score/gameEnd.ts';
import { goOutBonus } from './score/goOutBonus.ts';
import { penalties } from './score/penalties.ts';
import { playBonus } from './score/playBonus.ts';
import { unfinished } from './score/unfinished.ts';
import { blocked } from './turn/blocked.ts';
import { discards } from './turn/discards.ts';
import { draw } from './turn/draw.ts';
import { freezing } from './turn/freezing.ts';
import { pickUp } from './turn/pickUp.ts';
import { pickUpWith } from './turn/pickUpWith.ts';
import { unopened } from './turn/unopened.ts';

/** One for each question about the rules, in the order in which a player would look for it. */
export const readers: readonly Reader[] = [
  pack,
  players,
  decks,
  seating,
  roles,
  threes,
  values,
  caught,
  piles,
  forPlayers,
  deal,
  footPass,
  upcard,
  stockPiles,
  starter,
  draw,
  pickUp,
  pickUpWith,
  unopened,
  blocked,
  freezing,
  discards,
  melds,
  wildLimits,
  wildMelds,
  bookGrows,
  opening,
  openingCounts,
  openingWilds,
  foot,
  booksNeeded,
  permission,
  lastDiscard,
  afterOut,
  goOutBonus,
  bookBonus,
  penalties,
  playBonus,
  unfinished,
  counts,
  emptyStock,
  gameEnd,
];
