/** Words for the daily deal. */
export const daily = {
  title: 'Daily deal',
  intro: 'The same cards for everyone, all over the world. You play one round.',
  bots: (level: string) => `The bots play at the ${level} level.`,
  counts: 'Only your first try counts.',
  rules: 'Rules',
  play: 'Play this deal',
  goOn: 'Resume',
  beginning: 'Shuffling the cards…',
  failed: 'The deal couldn’t be started. Try again.',
  tooEarly: 'This deal is for another day. Come back then.',
  gone: 'You started this deal and deleted it, so there’s no result.',
  parComes: 'Expert is playing your cards…',
  parFailed: 'Expert couldn’t play your cards on this device. Try again later.',
  result: 'Your result',
  made: (points: string, par: string) =>
    `You scored ${points} points. Expert scored ${par} with the same cards.`,
  madeOnly: (points: string) => `You scored ${points} points.`,
  above: (points: string) => `${points} ahead of Expert`,
  below: (points: string) => `${points} behind Expert`,
  equal: 'Tied with Expert',
  watch: 'Watch your round',
  share: 'Share',
  copied: 'Copied. It doesn’t give away any cards.',
  notCopied: 'Select the text and copy it.',
  shareText: (date: string, rules: string, result: string) =>
    `Hand & Foot daily deal, ${date}\n${rules}: ${result}`,
  text: 'Text to share',
  earlier: 'Earlier deals',
};

export type DailyWords = typeof daily;
