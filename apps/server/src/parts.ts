// A server's parts without network, disk or database: the simulator brings its own.

export { openPool, type Pool } from './bots/pool.ts';
export type { StartThinker } from './bots/place.ts';
export { newThinker } from './bots/think.ts';
export type { Bus, Wake } from './bus/bus.ts';
export { newFollowers, type Followers } from './bus/followers.ts';
export { realClock } from './clock.ts';
export { DELIVERIES, GUESSES } from './house/bounds.ts';
export { openHouse, type House } from './house/house.ts';
export type { Trouble } from './house/ports.ts';
export { newReadings } from './house/readings.ts';
export { HOLD } from './house/times.ts';
export { newLimits } from './http/limits.ts';
export { newNightKeeper, type NightKeeper } from './nights/nightKeeper.ts';
export { newRefusals } from './refusals.ts';
export { newSession, type Session } from './session/session.ts';
export { valueIn } from './store/bodies.ts';
export type { NightLogs } from './store/nights.ts';
export type { Answered, Hold, Letter, Store } from './store/store.ts';
