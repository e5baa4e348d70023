import { fault, type Fault } from './fault.ts';

const TABLE = 'packages/table/src';
const SERVER = 'apps/server/src';
const STORE = `${SERVER}/trials/simulator/memoryStore.ts`;

const APPENDS = 'return log.append(id, seq, [entry]).then(';
const IS_KEPT = "if (outcome === 'ok') return metered(";
const CHECKS_EPOCH = "if (leases.get(table)?.epoch !== hold.epoch) return 'lost';";

const keeping: readonly Fault[] = [
  fault(
    'acknowledge before it is kept',
    ['committed'],
    `${TABLE}/table.ts`,
    APPENDS,
    "void log.append(id, seq, [entry]).catch(() => undefined); return Promise.resolve('ok').then(",
  ),
  fault(
    'tell before it is kept',
    ['committed'],
    `${TABLE}/table.ts`,
    APPENDS,
    `watchers.tell({ seq: entry.seq, at: entry.at, deed: entry, events: prospect.events }); ${APPENDS}`,
  ),
  fault(
    'take an append that failed for done',
    ['committed'],
    `${SERVER}/house/room.ts`,
    'store.append(table, hold, expected, entries).then(',
    "store.append(table, hold, expected, entries).catch(() => 'ok').then(",
  ),
  fault(
    'take a lost table for one’s own',
    ['committed'],
    `${SERVER}/house/room.ts`,
    "if (outcome === 'lost') throw new Lost();",
    "if (outcome === 'lost') return 'ok';",
  ),
  {
    // With epochs alone nobody else writes, so that there is no conflict.
    name: 'take a conflict for done where old epochs may write',
    changes: [
      {
        file: `${TABLE}/table.ts`,
        text: IS_KEPT,
        by: IS_KEPT.replace('===', '!==').replace('ok', 'lost'),
      },
      { file: STORE, text: CHECKS_EPOCH, by: '' },
    ],
    noticedBy: ['committed', 'kept', 'oneWriter'],
  },
  fault(
    'go on with a table whose log failed',
    ['stall', 'stuck'],
    `${SERVER}/house/room.ts`,
    "if (fault.fault === 'stopped') void change(standAside);",
  ),
];

const once: readonly Fault[] = [
  fault(
    'do a command as often as it comes',
    ['once', 'sameAnswer'],
    `${TABLE}/table.ts`,
    'if (first) return reply({ missed, answer: first });',
  ),
  fault(
    'remember only the latest commands',
    ['once', 'sameAnswer'],
    `${TABLE}/table.ts`,
    'return !first && isOlder(asked.from, command)',
    'return !first && false',
  ),
  fault(
    'know a command by its id alone',
    ['stranger', 'authority', 'once', 'sameAnswer'],
    `${TABLE}/table.ts`,
    'sitting.doneFor.get(asked.from)?.find(',
    '[...sitting.doneFor.values()].flat().find(',
  ),
  fault(
    'forget what was refused',
    ['sameAnswer', 'refused'],
    `${TABLE}/refusals.ts`,
    'kept.set(commandKey(asked), { from: asked.from, expects, answer });',
  ),
  fault(
    'know a refusal by its id alone',
    ['stranger', 'authority', 'once', 'sameAnswer'],
    `${TABLE}/entry.ts`,
    '`${from} ${command}`',
    '`${command}`',
  ),
  fault(
    'answer a letter twice',
    ['sameAnswer'],
    `${SERVER}/house/mailbox.ts`,
    'reply(answer);',
    'reply(answer); reply(answer);',
  ),
  fault(
    'leave some letters lying',
    ['stuck', 'stall'],
    `${SERVER}/house/mailbox.ts`,
    '.filter((letter) => !underWay.has(letter.id));',
    '.filter((letter) => !underWay.has(letter.id) && letter.command.id.length % 2 > 0);',
  ),
];

const writers: readonly Fault[] = [
  fault('let an old epoch write', ['oneWriter'], STORE, CHECKS_EPOCH),
  fault(
    'never look for tables that are alone',
    ['stall'],
    `${SERVER}/house/room.ts`,
    'if (!held) void change(async () => held !== undefined || (await take()) || follow());',
  ),
  fault(
    'have nothing to ask while a table changes hands',
    ['crash'],
    `${SERVER}/house/room.ts`,
    'held = undefined;',
    'held = undefined; teller = undefined; visits.toldBy(undefined);',
  ),
];

const secrets: readonly Fault[] = [
  fault(
    'show everybody what is drawn',
    ['told'],
    'packages/engine/src/event.ts',
    'return event.seat === seat ? event : { ...event, cards: countOf(event.cards) };',
    "return event.seat === seat || event.event === 'drew' ? event : { ...event, cards: countOf(event.cards) };",
  ),
  fault(
    'show one card of one’s own foot',
    ['twin', 'followed', 'told'],
    'packages/engine/src/view.ts',
    'feet: seats.map((other) => untaken(other, piles - 1)),',
    'feet: seats.map((other) => { const size = untaken(other, piles - 1); return size && other === seat ? size + bottomOf(state, other, piles - 1) / 1000 : size; }),',
  ),
  fault(
    'show the secret of the next shuffle',
    ['told', 'secrets'],
    `${TABLE}/news.ts`,
    'shuffles: [...mixings],',
    'shuffles: mixings.map((mixing, at) => at === mixings.length - 1 ? { ...mixing, secret: sharing.secrets.next } : mixing),',
  ),
  fault(
    'show the secret of the wrong round',
    ['told', 'secrets', 'shuffle'],
    `${TABLE}/sitting.ts`,
    '{ secret: sharing.secrets.round }',
    '{ secret: sharing.secrets.next }',
  ),
  fault(
    'show what opens the doors',
    ['told', 'secrets'],
    `${TABLE}/news.ts`,
    'said: [...said],',
    'said: [...said], doors: sharing.doors,',
  ),
  fault(
    'show onlookers what the first seat sees',
    ['told', 'twin'],
    `${TABLE}/watchers.ts`,
    'edition(watcher.seat)',
    'edition(watcher.seat ?? 0)',
  ),
  fault(
    'tell those who are not let in what they missed',
    ['stranger', 'told'],
    `${TABLE}/table.ts`,
    "if (from === 'host' || !roles.admitted) return [];",
    "if (from === 'host') return [];",
  ),
];

const doors: readonly Fault[] = [
  fault(
    'act for whoever’s turn it is',
    ['authority', 'stranger'],
    `${TABLE}/judge.ts`,
    "return { entry: 'acted', seat: roles.seat!, action: ask.action };",
    "return { entry: 'acted', seat: sitting.state!.turn, action: ask.action };",
  ),
  fault(
    'let in with any code',
    ['stranger', 'authority', 'told'],
    `${TABLE}/roles.ts`,
    'asker.code === doors.invite',
    'asker.code !== undefined',
  ),
  fault(
    'let onlookers sit down',
    ['stranger', 'authority'],
    `${TABLE}/roles.ts`,
    'asker.code === doors.invite',
    '(asker.code === doors.invite || asker.code === doors.watch)',
  ),
  fault(
    'let a link be used again',
    ['authority'],
    `${TABLE}/sharing.ts`,
    'sharing.links = links.filter((link) => (holder ? link.seat !== seat : link.code !== code));',
  ),
  fault(
    'let anybody close the table',
    ['stranger', 'authority'],
    `${TABLE}/judge.ts`,
    "return roles.host ? undefined : { why: 'notYourSeat' };",
    'return undefined;',
  ),
  fault(
    'take a command that was meant for another moment',
    ['moment'],
    `${TABLE}/judge.ts`,
    "return fits ? undefined : { why: 'stale', seq };",
    'return undefined;',
  ),
  fault(
    'let somebody see a second hand in a round',
    ['authority'],
    `${TABLE}/judge.ts`,
    "return saw === undefined || saw === seat ? undefined : { why: 'sawAnother' };",
    'return undefined;',
  ),
  fault(
    'bear any talk',
    ['flood'],
    `${TABLE}/spending.ts`,
    "return leftAt(spent, now) < needed ? { why: 'tooOften' } : undefined;",
    'return undefined;',
  ),
  fault(
    'bear any noise',
    ['flood'],
    `${SERVER}/session/bucket.ts`,
    'if (bucket.left < price) return false;',
  ),
  fault(
    'keep a seat from the person a bot stands in for',
    ['stuck'],
    `${TABLE}/judge.ts`,
    'if (seat === roles.seat) return undefined;',
  ),
  fault(
    'turn away whom a mirror does not know yet',
    ['told'],
    `${SERVER}/house/room.ts`,
    'return isUpToDate ? undefined : lookAgain();',
    'return undefined;',
  ),
];

/** What keeps one guest, or one address, from costing everybody else. */
const crowds: readonly Fault[] = [
  fault(
    'write letters for strangers',
    ['stranger'],
    `${SERVER}/house/room.ts`,
    'if (!why || isRunHere()) judge(why);',
    'if (why || !why) judge(undefined);',
  ),
  fault(
    'never make room for those who are answered',
    ['stuck', 'stall'],
    `${SERVER}/house/crowd.ts`,
    'if (isIn) change(who, -1);',
  ),
  fault(
    'tell everybody of everyone who comes or goes',
    ['flood'],
    `${SERVER}/house/presence.ts`,
    'if (since >= PRESENCE_EVERY || since < 0) {',
    'if (since > -1) {',
  ),
  fault(
    'tell everything as often as it is asked for',
    ['flood'],
    `${SERVER}/session/session.ts`,
    'if (!takes(watches, WATCHES_OF_LINE, clock.now())) {',
    'if (!takes(watches, WATCHES_OF_LINE, clock.now()) && false) {',
  ),
];

const limits: readonly Fault[] = [
  fault(
    'count each line of a guest by itself',
    ['flood'],
    `${SERVER}/http/limits.ts`,
    'guests.of(guest)',
    'guests.of(`${guest} ${Math.random()}`)',
  ),
  fault(
    'count each guest at an address by itself',
    ['flood'],
    `${SERVER}/http/limits.ts`,
    'addresses.of(networkOf(address))',
    'addresses.of(`${networkOf(address)} ${guest}`)',
  ),
  fault(
    'hear whoever has sent more than they may',
    ['flood'],
    `${SERVER}/session/session.ts`,
    "if (!may('message')) {",
    "if (!may('message') && text === '') {",
  ),
  fault(
    'bear for ever that somebody sends more than they may',
    ['flood'],
    `${SERVER}/session/session.ts`,
    "if (++beyond >= BEYOND) end('busy');",
  ),
];

const poison: readonly Fault[] = [
  fault(
    'deliver a letter for ever',
    ['poison', 'stall', 'stuck'],
    `${SERVER}/house/mailbox.ts`,
    'if (deliveries > DELIVERIES) table.giveUp(',
    'if (deliveries > Infinity) table.giveUp(',
  ),
  fault(
    'count a delivery only once it is answered',
    ['poison', 'stall', 'stuck'],
    STORE,
    'return [{ id, deliveries: ++found.deliveries }];',
    'return [{ id, deliveries: found.deliveries }];',
  ),
  fault(
    'give up at the first delivery',
    ['stall', 'stuck', 'told', 'refused', 'sameAnswer'],
    `${SERVER}/house/mailbox.ts`,
    'if (deliveries > DELIVERIES) table.giveUp(',
    'if (deliveries > 0) table.giveUp(',
  ),
];

const following: readonly Fault[] = [
  fault(
    'leave an entry out on a mirror',
    ['told', 'stuck'],
    `${TABLE}/mirror.ts`,
    'watchers.tell(replay(sitting, entry, deal));',
    'for (const happening of [replay(sitting, entry, deal)]) if (entry.seq % 7 > 0) watchers.tell(happening);',
  ),
  fault(
    'overlook a gap',
    ['followed', 'stuck'],
    'packages/protocol/src/follow.ts',
    "if (seq > known.seq + 1) return 'gap';",
  ),
  fault(
    'go on in the old seat',
    ['followed', 'told'],
    `${TABLE}/watchers.ts`,
    'const moved = roles.seat !== watcher.seat;',
    'const moved = false;',
  ),
  fault(
    'believe a client about its seat',
    ['followed', 'told'],
    `${SERVER}/house/visits.ts`,
    'const have = teller.roles(guest).seat === visit.seat ? visit.seq : 0;',
    'const have = visit.seq;',
  ),
  fault(
    'believe for ever that somebody is there',
    ['presence'],
    `${SERVER}/house/presence.ts`,
    'if (until <= now) others.delete(other);',
    'others.has(other);',
  ),
  fault(
    'never stop waiting for somebody',
    ['stall'],
    `${TABLE}/turnClock.ts`,
    'callOff = clock.wake(due, () => late(seat));',
  ),
];

const time: readonly Fault[] = [
  fault(
    'let limits follow the time of day',
    ['patience', 'stall', 'authority'],
    `${SERVER}/trials/simulator/process.ts`,
    'return machine.first + ((fellAsleep ?? time.now()) - slept) * machine.rate;',
    'return machine.date();',
  ),
  fault(
    'believe that a turn began in the future',
    ['stall'],
    `${TABLE}/turnTime.ts`,
    'beganAt = now - Math.min(told, now - looked);',
    'beganAt = now - (clock.date() - sitting.turnBeganAt);',
  ),
  fault(
    'count the time before a turn as its own',
    ['patience', 'authority'],
    `${TABLE}/turnTime.ts`,
    'if (sitting.turnBegan !== turn) {',
    'if (turn === undefined) {',
  ),
];

const thinking: readonly Fault[] = [
  {
    // Either of them is enough by itself.
    name: 'let bots think in the order they were asked, for as long as they like',
    changes: [
      {
        file: `${SERVER}/bots/fairTurns.ts`,
        text: 'if (startOf(one[1]) < startOf(first[1])) first = one;',
        by: 'first = waiting.entries().next().value ?? one;',
      },
      {
        file: `${SERVER}/bots/place.ts`,
        text: 'return clock.now() - questions.get(id)!.since >= TOO_LONG;',
        by: 'return id < 0;',
      },
    ],
    noticedBy: ['stall', 'crash'],
  },
  fault(
    'wait for ever for bots that are stuck',
    ['stall'],
    `${SERVER}/bots/place.ts`,
    'callOff = clock.wake(clock.now() + STUCK, () => {',
    'if (put.size < 0) callOff = clock.wake(clock.now() + STUCK, () => {',
  ),
];

const chance: readonly Fault[] = [
  fault(
    'make low numbers likelier',
    ['chance'],
    'packages/fair/src/keyedRandom.ts',
    'while (number >= fair) number = next();',
  ),
  fault(
    'never leave a card where it was',
    ['chance'],
    'packages/engine/src/random.ts',
    'random.below(last - from + 1)',
    'random.below(last - from)',
  ),
  fault(
    'leave the players’ seeds out',
    ['shuffle'],
    `${TABLE}/sharing.ts`,
    'const { seeds } = mixings.at(-1)!;',
    "const seeds = mixings.at(-1)!.seeds.map(() => '');",
  ),
];

const damage: readonly Fault[] = [
  fault(
    'believe an entry whose sum does not fit',
    ['told', 'followed', 'committed', 'log'],
    `${TABLE}/readLog.ts`,
    'if (version !== 1 && entry.sum !== sum)',
    'if (version !== 1 && entry.sum !== sum && sum.length === 0)',
  ),
  fault(
    'leave the table out of its sums',
    ['told', 'followed', 'committed', 'stranger'],
    `${TABLE}/entry.ts`,
    'sum: sumOf(table)',
    "sum: sumOf('')",
  ),
  {
    name: 'sum each entry by itself',
    changes: [
      { file: `${TABLE}/sum.ts`, text: 'Number.parseInt(before.slice(0, 8), 16)', by: '1' },
      { file: `${TABLE}/sum.ts`, text: 'Number.parseInt(before.slice(8), 16)', by: '1' },
    ],
    noticedBy: ['told', 'followed', 'committed', 'stranger'],
  },
  fault(
    'write entries without a sum',
    ['crash', 'log', 'stall'],
    `${TABLE}/entry.ts`,
    'entry.sum = sumAfter(after.sum, JSON.stringify(entry));',
  ),
  fault(
    'believe all that a mirror reads',
    ['told', 'followed', 'crash'],
    `${TABLE}/mirror.ts`,
    'readAfter(sitting, await log.read(id, sitting.seq + 1))',
    '((await log.read(id, sitting.seq + 1)) as never[])',
  ),
  fault(
    'believe all that a table reads',
    ['told', 'followed', 'committed', 'crash', 'log'],
    `${TABLE}/table.ts`,
    'tableFrom(readLog(id, stored), ports.deal)',
    'tableFrom(stored as never[], ports.deal)',
  ),
  fault(
    'never look again at a table that was damaged',
    ['stuck', 'stall'],
    `${SERVER}/house/house.ts`,
    '      // Whoever asks again may have more luck.\n      rooms.delete(id);',
  ),
];

export const faults: readonly Fault[] = [
  ...keeping,
  ...once,
  ...writers,
  ...secrets,
  ...doors,
  ...crowds,
  ...limits,
  ...poison,
  ...following,
  ...damage,
  ...time,
  ...thinking,
  ...chance,
];
