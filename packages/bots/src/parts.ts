// A player opened up, for the rig that learns.
export { brain, type Level } from './brain.ts';
export { pickingBy } from './learned.ts';
export { EXPERT } from './levels.ts';
export { newMind, remember, type Mind } from './memory.ts';
export { newInputRoom, readInputs, type InputRoom, type Inputs } from './net/inputs.ts';
export { netPicker, type MakePicker, type Picker } from './net/picker.ts';
export { MOST_RANKS, netOf, valueBy, type Layer, type Net } from './net/net.ts';
export { spanOf } from './net/span.ts';
export { LEARNED_ON } from './net/learnedOn.ts';
export { RANK_INPUTS } from './net/ranks.ts';
export { companyOf } from './net/seats.ts';
export { TABLE_INPUTS } from './net/table.ts';
export { readNet, type StoredNet } from './net/readNet.ts';
export { unseenOf } from './unseen.ts';
