export const table = { yourTurn: 'Your turn' };
