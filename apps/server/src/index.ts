export { networkAddress } from './http/networkAddress.ts';
export { serve, type Serving } from './serve.ts';
export type { ServeOptions } from './serveOptions.ts';
export { servePage } from './servePage.ts';
export { isWell, type DamagedTable, type Report } from './doctor/check.ts';
export { examine, type Whereabouts } from './doctor/doctor.ts';
export { repair, type Repaired, type RepairedTable } from './doctor/repair.ts';
export { backUp, restore } from './store/backup.ts';
export { tablesFile } from './store/tablesFile.ts';
