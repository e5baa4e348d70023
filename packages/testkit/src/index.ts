export { randomGame } from './randomGame.ts';
export { census } from './recount.ts';
export { tableKinds } from './tables.ts';
