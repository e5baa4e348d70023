import { withDigits } from './numbers.ts';

type Rewriting = readonly [RegExp, string];

/** Signs and shapes that say nothing. */
const SIGNS: readonly Rewriting[] = [
  [/[’‘`´]/g, "'"],
  [/[“”"]/g, ' '],
  [/(?<!\w)'(?=\w)|(?<=\w)'(?!\w)/g, ''],
  [/[*_#~]+/g, ' '],
  [/(\d)\s*[–—-]\s*(?=\d|[akqj]\b|ace|king)/gi, '$1-'],
  [/\b([akqj])\s*[–—-]\s*(?=\d)/gi, '$1-'],
  [/(?<=^|\s)[–—−-](?=\d{2,4}\b)/g, ' minus '],
  [/\s[–—]+\s|\s-\s|—/g, ' , '],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/|\bw\b(?=\s)/gi, 'with '],
  [/\bn\b(?=\s)/g, 'and'],
  [/\bA(?=\s*[,=:&/]|\s+\d+(?!\s*(?:point|card|deck|pt)))/g, 'ace'],
  [/\bpts?\b\.?/gi, 'points'],
  [/&/g, ' and '],
  [/\b(clean|dirty|red|black|natural|mixed|pure|wild) ones?\b/gi, '$1 book'],
  [/\bno one\b/gi, 'nobody'],
  [/\b(?:the|any|each) one(?= who)/gi, 'the player'],
];

/** One word for one thing, after the numbers are digits. Later lines see what earlier ones wrote. */
const WORDS: readonly Rewriting[] = [
  [/\b(?:can not|can't|cant|cannot|couldn't)\b/g, 'cannot'],
  [/\b(?:do not|don't|dont)\b/g, 'not'],
  [/\b(?:does not|doesn't|doesnt)\b/g, 'not'],
  [/\b(is|are|was|has|have|wo|would|should|must|need|may|did)n'?t\b/g, '$1 not'],
  [/\b(\d+) \(\1\)/g, '$1'],
  [/\b(?:his or her|his\/her|our|their|his|her|its|ur)\b/g, 'your'],
  [/\b(?:til|till|'til)\b/g, 'until'],
  [/\bwhoever\b|\banyone who\b|\bthe first player to\b/g, 'the player who'],
  // Limits.
  [
    /\b(?:can|may|must|should|could|shall)?\s*(?:never|not|cannot)\s+(?:be |have |has |contain |hold |use |play )?(?:any )?more than(?= \d)/g,
    ' atmost',
  ],
  [/\bcannot (?:have|contain|use) more than(?= \d)/g, 'atmost'],
  [
    /\b(?:no more than|not more than|up to|a maximum of|maximum of|maximum|max\.?(?: of)?|at the most|at most|not to exceed)(?= \d)/g,
    'atmost',
  ],
  [/(\b\d+)((?: \w+){0,2}) (?:at the most|at most|maximum|max)\b/g, 'atmost $1$2'],
  [
    /\b(?:no less than|not less than|no fewer than|at the least|at least|a minimum of|minimum of)(?= \d\b)/g,
    'atleast',
  ],
  [/(\b\d)((?: \w+){0,2}) (?:minimum|or more)\b/g, 'atleast $1$2'],
  // Cards.
  [/\b(?:deuces?|2'?s)\b/g, 'twos'],
  [/\b(?:3'?s)\b/g, 'threes'],
  [/\b([4-9]|10)'?s\b/g, '$1s'],
  [/\b(red|black) (?:3|threes?)\b/g, '$1threes'],
  [/\b(red|black) (?:or|and|\/) (?:the )?(red|black) ?(?:3|threes?)\b/g, '$1threes and $2threes'],
  [/\bthrees \((?:red or black|red and black|both)\)/g, 'redthrees and blackthrees'],
  [/\ba 3\b/g, 'threes'],
  [/\ba 2\b(?! (?:card|team|person|player))/g, 'twos'],
  [/\b(red|black)threes? and (red|black)threes\b/g, '$1threes and $2threes'],
  [/\bjokers?\b/g, 'jokers'],
  [/\baces?\b/g, 'aces'],
  [/\b(?:kings?|k)\b/g, 'kings'],
  [/\b(?:queens?|q)\b/g, 'queens'],
  [/\b(?:jacks?|j)\b/g, 'jacks'],
  // Books.
  [/\bcanastas?\b/g, 'book'],
  [/\bbooks\b/g, 'book'],
  [
    /\b(?:all[- ]wilds?|wild ?cards?|only wilds?|wilds?)[- ](?:book|meld|pile|group|set|stack)s?\b/g,
    'wild book',
  ],
  [
    /\bbook (?:made )?(?:of|from|with) (?:only |just |all |nothing but )*(?:wild ?cards?|wilds)(?: only| alone)?\b/g,
    'wild book',
  ],
  [
    /\b(?:clean|natural|pure|unmixed)(?: \(\w+\))?[- ](?:book|pile|group|set|stack|meld|one)s?\b/g,
    'clean book',
  ],
  [
    /\b(?:dirty|mixed|impure|unclean|unnatural)(?: \(\w+\))?[- ](?:book|pile|group|set|stack|meld|one)s?\b/g,
    'dirty book',
  ],
  [
    /\bred(?: \(\w+\))?[- ](?:book|pile|group|stack)s?\b(?: \((?:clean|natural|pure)\))?/g,
    'clean book',
  ],
  [/\bblack(?: \(\w+\))?[- ](?:book|pile|group|stack)s?\b(?: \((?:dirty|mixed)\))?/g, 'dirty book'],
  // Wild and natural cards.
  [
    /\b(?:non-?wild|natural|real|normal|suit)(?: (?:cards?|ones?))\b|\bnaturals\b|\bnon-?wilds\b/g,
    'naturals',
  ],
  [/\bwild ?cards?\b|\bwilds\b|\ba wild\b(?! book)/g, 'wilds'],
  [/ \(wilds?\)/g, ''],
  // Piles.
  [/\b(?:draw|drawing|stock)[- ]?(?:pile|deck|stack)s?\b|\bthe stock\b/g, 'drawpile'],
  [/\b(?:discard|discards|discarded|throw-?away)[- ](?:pile|stack|deck)s?\b/g, 'discardpile'],
  [/\b(?:entire|whole) (?:discards|pack)\b/g, 'whole discardpile'],
  [/\bthe (?:discards|pack)\b/g, 'the discardpile'],
  [/\btop (\d+) discards\b/g, 'top $1 cards of the discardpile'],
  [/\bwild discard\b/g, 'discarded wilds'],
  [/\b(?:the )?(?:entire|whole) (?:pile|stack)\b/g, 'the whole discardpile'],
  [/\bthe pile\b/g, 'the discardpile'],
  [/\bfreezes pile\b/g, 'freezes the discardpile'],
  // Moves.
  [/\b(?:picks?|picking|picked) (?:it )?up\b|\b(?:takes?|taking|taken|took)\b/g, 'take'],
  [/\b(?:goes|going|gone|went) out\b|\bfinish(?:ing)?(?= (?:you|the round|a round))/g, 'go out'],
  [/\b(?:goes|going|gone|went) down\b/g, 'go down'],
  // Rounds.
  [
    /\b(\d)(?:st|nd|rd|th) (?:and|&) (\d)(?:st|nd|rd|th) (?:rounds?|hands?|deals?)\b/g,
    'round $1 and $2',
  ],
  [/\b(\d)(?:st|nd|rd|th) (?:round|hand|deal)\b/g, 'round $1'],
  [/(?<=\w.*)\bdeal (?=[1-6]\b(?! (?:\w+ )?(?:cards|stacks|piles|hands)))/g, 'round '],
  [/\b(?:hand|rd\.?) (?=[1-6]\b(?! (?:\w+ )?(?:cards|stacks|piles|hands)))/g, 'round '],
  [/\b(?:round|hand|deal) (\d)(?:st|nd|rd|th)\b/g, 'round $1'],
  [/\b(?:rounds?) (\d) ?(?:-|to|through|thru) ?(\d)\b/g, 'rounds $1-$2'],
  [/\b(?:the )?(?:last|final) round\b/g, 'round last'],
  [/\b(?:persons?|people)\b/g, 'players'],
  [/\bpoint\b/g, 'points'],
  [/\s+/g, ' '],
];

/** A text in small letters and the few words that the readers know. */
export function plain(text: string): string {
  const signs = rewritten(text, SIGNS).toLowerCase();
  return rewritten(withDigits(signs), WORDS).trim();
}

function rewritten(text: string, rewritings: readonly Rewriting[]): string {
  return rewritings.reduce((said, [from, to]) => said.replace(from, to), text);
}
