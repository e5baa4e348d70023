export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { device: 'Same as device', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  deck: 'Deck',
  decks: { own: 'Modern', classic: 'Classic' },
  deckNote: 'Classic face cards, when the cards are big enough',
  paceNote: 'How fast the bots play from now on',
  print: 'Large print',
  printNote: 'Bigger text, and big numbers on the cards',
  colours: 'Four colors',
  coloursNote: 'Every suit in its own color',
  sound: 'Sound',
  letterKeys: 'Letter keys',
  letterKeysNote:
    'D draws, X discards, and so on. Turn this off if your keyboard or screen reader needs the letters.',
};
