import { fault, type PlantedFault } from './fault.ts';
import { SERVER, TABLE } from './places.ts';

/** People can only do what their place at the table allows. */
export const doors: readonly PlantedFault[] = [
  fault(
    'act for the player whose turn it is',
    ['authority', 'stranger'],
    `${TABLE}/judge.ts`,
    "return { entry: 'acted', seat: roles.seat!, action: ask.action };",
    "return { entry: 'acted', seat: sitting.state!.turn, action: ask.action };",
  ),
  fault(
    'take a step back without asking',
    ['authority'],
    `${TABLE}/judge.ts`,
    'const asks = sharing !== undefined && whoIsAsked(seats, seat).length > 0;',
    'const asks = false;',
  ),
  fault(
    'take a draw back',
    ['told'],
    'packages/protocol/src/backSteps.ts',
    "  'tookUpcard',",
    "  'tookUpcard',\n  'drew',",
  ),
  fault(
    'let in with any code',
    ['stranger', 'authority', 'told'],
    `${TABLE}/roles.ts`,
    'codes.some(({ invite }) => invite === asker.code)',
    'asker.code !== undefined',
  ),
  fault(
    'let onlookers sit down',
    ['stranger', 'authority'],
    `${TABLE}/roles.ts`,
    'codes.some(({ invite }) => invite === asker.code)',
    'codes.some(({ invite, watch }) => invite === asker.code || watch === asker.code)',
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
    `${SERVER}/house/door.ts`,
    'return isUpToDate ? undefined : this.lookAgain();',
    'return undefined;',
  ),
];
