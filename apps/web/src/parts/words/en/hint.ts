export const hint = {
  title: 'A hint',
  thinking: 'Looking at the table…',
  doIt: 'Do that',
  notYet: 'Hints come on your turn. You can choose and sort cards until then.',
  none: 'No hint could be found this time. Your cards are as they were.',
};
