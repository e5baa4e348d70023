/** Words for playing on from a moment of a game. */
export const branches = {
  whatIf: 'What if?',
  intro: 'Play on from this step. Bots play the other seats.',
  level: (level: string) => `Their level: ${level.toLowerCase()}.`,
  notHere: 'Go to a step in the middle of a round, then play on from there.',
  seat: 'Your seat',
  cards: 'Hidden cards',
  same: 'Same cards',
  anew: 'Reshuffled',
  anewNote: 'Every card this seat couldn’t see is reshuffled and dealt again.',
  name: 'Name',
  usual: (round: number, step: number) => `Round ${round}, step ${step}`,
  playOn: 'Play on from here',
  failed: 'Your what-if couldn’t be started. Try again.',

  yours: 'Your what-ifs',
  better: (points: string, more: string) =>
    `${points} points: ${more} more than in the original game`,
  worse: (points: string, fewer: string) =>
    `${points} points: ${fewer} fewer than in the original game`,
  equal: (points: string) => `${points} points: the same as in the original game`,
  unfinished: (progress: string) => `Not finished: ${progress}`,
  open: 'Resume',
  lookAgain: 'Replay',
  share: 'Share',
  rename: 'Rename',
  of: (what: string, name: string) => `${what}: ${name}`,
  done: 'Done',
  backToGame: 'Go to the original game',

  shareText: 'How this round could have gone',
  shareNote: 'The link holds every finished round. Anyone can replay it and play on from any step.',
  tooLong: 'This is too long for a link. Save it as a file instead.',
  notFinished: 'You can share it when the round is over.',
  saveFile: 'Save as a file',
  link: 'Link to this replay',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
  send: 'Share',
  code: 'QR code',
  onlyHere:
    'This address works only on this computer. To share, open the page at the network address the program printed when it started.',
};

export type BranchWords = typeof branches;
