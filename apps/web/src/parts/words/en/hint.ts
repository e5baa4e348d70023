export const hint = {
  title: 'Hint',
  thinking: 'Looking at the table…',
  doIt: 'Do it',
  notYet: 'You can get a hint on your turn. Until then, you can choose and sort your cards.',
  none: 'No hint this time. Your cards haven’t changed.',
};
