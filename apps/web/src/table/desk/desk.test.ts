import {
  isGameOver,
  isPlaying,
  legalActions,
  seeded,
  type Random,
  type Seat,
} from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import { playersOf, ruleSetById, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { bot, party, person, quiet, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { followTable, type Wire } from '../link/followTable.ts';
import type { TableLink } from '../link/tableLink.ts';
import type { Desk, Offer } from './desk.ts';
import { newDesk } from './newDesk.ts';

/** A page's wire in this seat, straight to the table; `paces` gets what it asks of the bots. */
function wireTo({ table }: Party, seat: Seat, paces: string[] = []): Wire {
  const listeners = new Set<(message: FromTable) => void>();
  const pass = (message: FromTable): void => listeners.forEach((listener) => listener(message));
  return {
    send(message) {
      if (message.is === 'watch') table.watch(seat, pass, message.have);
      else table.ask(seat, message, ({ answer }) => pass(answer));
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPace: (pace) => paces.push(pace),
    leave: () => undefined,
  };
}

interface Sitter {
  readonly all: Party;
  readonly link: TableLink;
  readonly desk: Desk;
}

async function sitDown(rules: RuleSet, players: number): Promise<Sitter> {
  const others = Array.from({ length: players - 1 }, (_, at) => bot(`Bot ${at}`, 'novice'));
  const all = await party({ rules, seats: [person('Ada'), ...others] });
  await all.ask('host', { do: 'deal' });
  const link = (await followTable('table', wireTo(all, 0)))!;
  return { all, link, desk: newDesk(link, 0) };
}

/** Takes an offer, which the table must accept. */
async function take({ desk }: Sitter, offer: Offer): Promise<void> {
  desk.accept(offer);
  await quiet();
  expect(desk.no.value).toEqual(offer.no);
}

/** Undo is offered only if it works. */
async function takeBack({ desk, link }: Sitter): Promise<void> {
  const { seq } = link.known.value;
  const isStaged = desk.staged.value.length > 0;
  desk.takeBack();
  await quiet();
  expect(desk.no.value).toBeUndefined();
  expect(link.known.value.seq).toBe(isStaged ? seq : seq + 1);
}

function chooseAny({ desk, link }: Sitter, chance: Random, kinds: number): void {
  const { pack } = link.known.value.terms;
  const hand = desk.view.value.hands[0];
  desk.clear();
  if (typeof hand === 'number' || hand!.length === 0) return;
  for (let count = 0; count < kinds; count++) {
    const card = hand![chance.below(hand!.length)]!;
    desk.choose(pack.kindOf[card]!, 1 + chance.below(3));
  }
}

const cardsShown = ({ hands, melds }: Desk['view']['value']): number =>
  [
    ...hands,
    ...melds.flat().map(({ cards, capped }) => cards.length + Number(capped)),
  ].reduce<number>((sum, cards) => sum + (typeof cards === 'number' ? cards : cards.length), 0);

/** Plays like a beginner: puts cards in good and bad places, takes some back, and discards. */
async function fumble(sitter: Sitter, chance: Random): Promise<void> {
  const { desk } = sitter;
  const before = cardsShown(desk.view.value);
  for (let tries = chance.below(5); tries > 0 && desk.isMyTurn.value; tries--) {
    chooseAny(sitter, chance, 1 + chance.below(2));
    const targets = [...desk.targets.value];
    if (targets.length > 0 && chance.below(2) === 0) {
      desk.putOn(targets[chance.below(targets.length)]!);
      await quiet();
      expect(desk.no.value).toBeUndefined();
    } else await take(sitter, desk.primary.value);
    if (desk.canTakeBack.value && chance.below(4) === 0) await takeBack(sitter);
    const [staged] = desk.staged.value;
    if (staged && chance.below(4) === 0) desk.takeBackFrom(staged.slot);
    if (desk.staged.value.length > 0 && !desk.busy.value)
      expect(cardsShown(desk.view.value)).toBeLessThanOrEqual(before + 1);
  }
}

async function endTurn(sitter: Sitter, chance: Random): Promise<void> {
  const { desk } = sitter;
  for (let tries = 0; desk.isMyTurn.value && isPlaying(desk.view.value.phase); tries++) {
    // Staged cards may block every discard.
    while (tries > 20 && desk.staged.value.length > 0) desk.takeBack();
    desk.clear();
    if (tries % 2 === 0 && desk.primary.value.action) await take(sitter, desk.primary.value);
    else {
      chooseAny(sitter, chance, 1);
      for (const kind of desk.chosen.value.keys()) desk.choose(kind, 1);
      await take(sitter, desk.discardOffer.value);
    }
    expect(tries, 'the turn can be ended').toBeLessThan(200);
  }
}

async function playTurn(sitter: Sitter, chance: Random): Promise<void> {
  const { desk } = sitter;
  const { phase, asked } = desk.view.value;
  if (asked) desk.act({ do: 'answer', yes: true });
  else if (phase === 'deal') desk.act(legalActions(desk.imagined.value)[0]!);
  else if (phase === 'draw') {
    const offers = [desk.pickUpOffer.value, ...desk.drawOffers.value, desk.primary.value];
    await take(sitter, offers[chance.below(offers.length)]!);
    while (desk.view.value.phase === 'draw' && desk.canTakeBack.value) desk.takeBack();
  } else {
    await fumble(sitter, chance);
    await endTurn(sitter, chance);
    // The next player has seen nothing yet, so the discard can be taken back.
    if (desk.canTakeBack.value && chance.below(3) === 0) await takeBack(sitter);
  }
  await quiet();
}

/** A bot holds still while your discard can be undone, and the button lets it play on. */
function waitFor({ desk, link }: Sitter): number {
  const holdsStill = desk.primary.value.is === 'goOn';
  expect(holdsStill).toBe(link.known.value.backSteps.at(-1)?.seat === 0);
  return holdsStill ? 4800 : 500;
}

test('the bot that waits for an undo plays when it’s told to, and the others at their usual pace', async () => {
  const sitter = await sitDown(ruleSetById('six-deck')!, 4);
  const { all } = sitter;
  const paces: string[] = [];
  const link = (await followTable('table', wireTo(all, 0, paces)))!;
  const desk = newDesk(link, 0);
  const chance = seeded('let them play');
  while (desk.primary.value.is !== 'goOn')
    if (desk.isMyTurn.value) await playTurn({ all, link, desk }, chance);
    else await all.clock.pass(500);
  expect(desk.canTakeBack.value).toBe(true);
  await take({ all, link, desk }, desk.primary.value);
  expect(paces).toEqual(['hurried', 'usual']);
});

const house = ruleSetById('house')!;
const twoDiscards: RuleSet = {
  ...house,
  id: 'two-discards',
  rules: { ...house.rules, seating: { '4': ['pairs'] }, decks: { '4': 5 }, draw: 3, discards: 2 },
};

describe.each([...ruleSets, twoDiscards].map((ruleSet) => ({ id: ruleSet.id, ruleSet })))(
  '$id',
  ({ id, ruleSet }) => {
    test.each(playersOf(ruleSet.rules))(
      'what the desk offers %i players, the table does',
      async (count) => {
        const sitter = await sitDown(ruleSet, count);
        const { all, link, desk } = sitter;
        const chance = seeded(`${id} ${count}`);
        for (let turns = 0; turns < 250 && !isGameOver(desk.imagined.value); turns++) {
          if (desk.view.value.phase === 'over') await link.ask({ do: 'deal' });
          else if (desk.isMyTurn.value) await playTurn(sitter, chance);
          else await all.clock.pass(waitFor(sitter));
        }
        expect(link.known.value.seq, 'something was played').toBeGreaterThan(200);
        expect(all.faults).toEqual([]);
        expect(link.status.value).toBe('live');
        desk.close();
      },
    );
  },
);
