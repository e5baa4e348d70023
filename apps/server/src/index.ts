export { networkAddress } from './http/networkAddress.ts';
export { serve, type ServeOptions, type Serving } from './serve.ts';
export { servePage } from './servePage.ts';
export { backUp, restore } from './store/backup.ts';
export { tablesFile } from './store/tablesFile.ts';
