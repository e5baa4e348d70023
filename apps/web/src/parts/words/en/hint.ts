export const hint = {
  title: 'Hint',
  thinking: 'Looking at the table…',
  doIt: 'Do it',
  notYet: 'You can get a hint on your turn. Until then, you can choose and sort your cards.',
  coach: 'A note from your coach',
  coachHas: 'Hint, with a note from your coach',
  coachPlayed: (what: string) => `You played: ${what}.`,
  coachBetter: (what: string) => `Better: ${what}.`,
  coachWorth: (points: string, low: string, high: string) =>
    `Worth about ${points} more points (probably ${low} to ${high}).`,
  coachUndo: 'Undo it',
  none: 'No hint this time.',
};
