/** The words of rule sheets for the kinds of books. */
export const BOOK_KINDS: Readonly<Record<string, 'clean' | 'dirty' | 'wild'>> = {
  clean: 'clean',
  red: 'clean',
  natural: 'clean',
  pure: 'clean',
  dirty: 'dirty',
  black: 'dirty',
  mixed: 'dirty',
  wild: 'wild',
};
