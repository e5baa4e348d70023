import { fault, type PlantedFault } from './fault.ts';
import { SERVER, TABLE } from './places.ts';

/** People are told everything they may know, and nothing else. */
export const telling: readonly PlantedFault[] = [
  fault(
    'show everybody what is drawn',
    ['told'],
    'packages/engine/src/actions/event.ts',
    'return event.seat === seat ? event : { ...event, cards: countOf(event.cards) };',
    "return event.seat === seat || event.event === 'drew' ? event : { ...event, cards: countOf(event.cards) };",
  ),
  fault(
    'show one card of one’s own foot',
    ['twin', 'followed', 'told'],
    'packages/engine/src/view/view.ts',
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
  fault(
    'leave an entry out on a mirror',
    ['told', 'stuck'],
    `${TABLE}/mirror.ts`,
    'this.watchers.tell(replay(sitting, entry, ports.deal));',
    'for (const happening of [replay(sitting, entry, ports.deal)]) if (entry.seq % 7 > 0) this.watchers.tell(happening);',
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
    'const have = teller.roles(this.guest).seat === this.seat ? this.seq : 0;',
    'const have = this.seq;',
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
    'this.callOff = this.clock.wake(due, () => this.late(seat));',
  ),
];
