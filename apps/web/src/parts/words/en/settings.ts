export const settings = {
  title: 'Settings',
  theme: 'Colours',
  themes: { device: 'As device', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  deck: 'Deck',
  decks: { own: 'Ours', classic: 'Classic' },
  deckNote: 'Jacks, queens and kings as on old cards, where cards are large enough',
  paceNote: 'How fast the bots play, from now on',
  print: 'Large print',
  printNote: 'Bigger words, and big figures on the cards',
  colours: 'Four colours',
  coloursNote: 'Every suit in its own colour',
  sound: 'Sound',
  letterKeys: 'Letter keys',
  letterKeysNote:
    'D draws, X discards, and so on. Switch off if your keyboard or reader needs the letters.',
};
