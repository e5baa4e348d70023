import { fault, type PlantedFault } from './fault.ts';
import { SERVER, SIMULATOR, TABLE } from './places.ts';

/** Turns and bots get the time they're given. */
export const time: readonly PlantedFault[] = [
  fault(
    'let limits follow the time of day',
    ['patience', 'stall', 'authority'],
    `${SIMULATOR}/process.ts`,
    'return machine.first + ((fellAsleep ?? time.now()) - slept) * machine.rate;',
    'return machine.date();',
  ),
  fault(
    'believe that a turn began in the future',
    ['told', 'stall'],
    `${TABLE}/turnTime.ts`,
    'this.beganAt = now - Math.min(told, now - this.looked);',
    'this.beganAt = now - (clock.date() - sitting.turnBeganAt);',
  ),
  fault(
    'count the time before a turn as its own',
    ['patience', 'authority'],
    `${TABLE}/turnTime.ts`,
    'if (sitting.turnBegan !== this.turn) {',
    'if (this.turn === undefined) {',
  ),
  {
    // Either one is enough.
    name: 'let bots think in the order they were asked, for as long as they like',
    changes: [
      {
        file: `${SERVER}/bots/fairTurns.ts`,
        text: 'if (startOf(one[1]) < startOf(first[1])) first = one;',
        by: 'first = waiting.entries().next().value ?? one;',
      },
      {
        file: `${SERVER}/bots/place.ts`,
        text: 'return this.clock.now() - this.questions.get(id)!.since >= TOO_LONG;',
        by: 'return id < 0;',
      },
    ],
    noticedBy: ['stall', 'crash'],
  },
  fault(
    'wait for ever for bots that are stuck',
    ['stall'],
    `${SERVER}/bots/place.ts`,
    'this.callOff = this.clock.wake(this.clock.now() + STUCK, () => {',
    'if (this.put.size < 0) this.callOff = this.clock.wake(this.clock.now() + STUCK, () => {',
  ),
];
