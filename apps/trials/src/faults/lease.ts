import { fault, type PlantedFault } from './fault.ts';
import { SERVER, STORE } from './places.ts';

const STAY = `${SERVER}/house/stay.ts`;
const TENURE = `${SERVER}/house/tenure.ts`;
const IS_TAKEN = 'if (this.taken !== undefined && taken !== this.taken) {';

/** A node knows which tables are its own. */
export const lease: readonly PlantedFault[] = [
  fault('never look which tables were taken', ['lease'], STAY, IS_TAKEN, 'if (this.found < 0) {'),
  fault(
    'not count the tables that are taken',
    ['lease'],
    `${STORE}/leases.ts`,
    'robbed.taken++;',
    'void robbed;',
  ),
  fault(
    'be sure before looking which tables were taken',
    ['lease'],
    STAY,
    'await look();',
    'void look().catch(() => undefined);',
  ),
  fault(
    'be sure of a table without the lease of one’s own',
    ['lease'],
    TENURE,
    'held.isSure() && stay.isSure()',
    'held.isSure()',
  ),
  fault(
    'let go of a table once, whether the database hears of it or not',
    ['lease', 'stall'],
    STAY,
    'this.left.add(hold);',
  ),
  fault(
    'never renew the lease of one’s own',
    ['lease'],
    `${SERVER}/house/chores.ts`,
    'every(around.lease?.renew ?? RENEW, async () => stay.renew(renewTables));',
  ),
  fault(
    'be sure from when the answer came',
    ['lease'],
    STAY,
    'this.isSureNow = isSure;',
    'this.isSureNow = sureFor(span, clock);',
  ),
];
