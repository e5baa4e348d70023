// A player opened up, for the rig that learns.
export { brain, type Level } from './brain.ts';
export { pickingBy } from './learned.ts';
export { LEARNER } from './learner.ts';
export { EXPERT } from './levels.ts';
export { newMind, remember, type Mind } from './memory.ts';
export { newInputRoom, readInputs, type InputRoom, type Inputs } from './net/inputs.ts';
export {
  eachPlan,
  netPicker,
  newPlanRoom,
  type MakePicker,
  type Picker,
  type PlanRoom,
} from './net/picker.ts';
export { likingOf, MOST_RANKS, netOf, type Layer, type Net, type PlanInputs } from './net/net.ts';
export { PLAN_INPUTS } from './net/plan.ts';
export { leadOf, roundsLeft } from './net/score.ts';
export { spanOf } from './net/span.ts';
export { LEARNED_ON } from './net/learnedOn.ts';
export { RANK_INPUTS } from './net/ranks.ts';
export { companyOf } from './net/seats.ts';
export { TABLE_INPUTS } from './net/table.ts';
export { readNet, type StoredNet } from './net/readNet.ts';
export { unseenOf } from './unseen.ts';
