import { fault, type PlantedFault } from './fault.ts';
import { SERVER, STORE } from './places.ts';

/** One guest, address or letter doesn't cost everybody else. */
export const crowds: readonly PlantedFault[] = [
  fault(
    'write letters for strangers',
    ['stranger'],
    `${SERVER}/house/door.ts`,
    'if (!why || this.tenure.isSure()) this.decide(why, verdict);',
    'if (why || !why) this.decide(undefined, verdict);',
  ),
  fault(
    'never make room for those who are answered',
    ['stuck', 'stall'],
    `${SERVER}/house/room.ts`,
    'this.underWay.leave(this.id, guest.guest);',
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
    'if (!takes(this.watches, WATCHES_OF_LINE, this.clock.now())) {',
    'if (!takes(this.watches, WATCHES_OF_LINE, this.clock.now()) && false) {',
  ),
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
    'hear guests who have sent more than they may',
    ['flood'],
    `${SERVER}/session/session.ts`,
    "if (!this.payer.may('message')) {",
    "if (!this.payer.may('message') && text === '') {",
  ),
  fault(
    'bear for ever that somebody sends more than they may',
    ['flood'],
    `${SERVER}/session/session.ts`,
    "if (++this.beyond >= BEYOND) this.end('busy');",
  ),
  fault(
    'deliver a letter for ever',
    ['poison', 'stall', 'stuck'],
    `${SERVER}/house/mailbox.ts`,
    'if (deliveries > DELIVERIES) to.table.giveUp(',
    'if (deliveries > Infinity) to.table.giveUp(',
  ),
  fault(
    'do at once, without counting, what an earlier node may have crashed over',
    ['poison', 'stall', 'stuck'],
    `${SERVER}/house/room.ts`,
    'if (!table || !hold || tenure.isSuspect(guest, command)) {',
    'if (!table || !hold) {',
  ),
  fault(
    'count a delivery only once it is answered',
    ['poison', 'stall', 'stuck'],
    `${STORE}/letters.ts`,
    'return [{ id, deliveries: ++found.deliveries }];',
    'return [{ id, deliveries: found.deliveries }];',
  ),
  fault(
    'give up at the first delivery',
    ['stall', 'stuck', 'told', 'refused', 'sameAnswer'],
    `${SERVER}/house/mailbox.ts`,
    'if (deliveries > DELIVERIES) to.table.giveUp(',
    'if (deliveries > 0) to.table.giveUp(',
  ),
];
