export const table = { close: 'Close', yourTurn: 'Your turn' };
