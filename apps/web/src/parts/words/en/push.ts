/** Words of a notification. The service worker carries them in every language, so they're few. */
export const push = {
  turn: 'Your turn',
  deal: 'Ready for the next round',
  at: (rules: string, host: string | undefined) =>
    host === undefined ? rules : `${rules}, at ${host}’s table`,
  /** Names of rule sets, if they aren't called as the server calls them. */
  rules: {} as Readonly<Record<string, string>>,
};

export type PushWords = typeof push;
