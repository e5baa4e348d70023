/** Words around a family's own rules. */
export const own = {
  title: 'Your own rules',
  intro:
    'Begin with rules that come close to yours and change what your table plays otherwise. They stay on this device, and a link hands them on.',
  yours: 'On this device',
  notSavedYet: 'not saved yet',
  unsaved: 'changes not saved yet',
  version: (version: number) => `version ${version}`,
  by: (author: string) => `by ${author}`,
  changes: (count: number) =>
    count === 0 ? 'no changes' : count === 1 ? '1 change' : `${count} changes`,
  basedOn: 'Based on',
  withChanges: (parent: string, changes: string) => `${parent} with ${changes}.`,
  begin: 'Begin with',
  beginSheets: 'One of the five rule sets',
  beginExamples: 'Or what others play',
  exampleNames: {} as Readonly<Record<string, string>>,
  exampleNotes: {
    'Whole pile, frozen by wilds': 'Take all the discards, unless a wild has frozen them.',
    'Pennies from Heaven':
      'A hand of 13 and a foot of 11; a book of sevens and one of wilds to go out.',
    'Hand, knee and foot': 'Three piles of eleven for everyone, and more decks.',
    Duel: 'For two, with two clean and two dirty books to go out.',
    'One round before supper': 'A single round that begins at 90 points.',
    'To ten thousand': 'Until somebody has 10,000 points; the first laying goes by the score.',
    'Three draws': 'Draw three, take the top five discards, and make more books.',
    'Red threes for a hundred': 'Red threes bring 100 points each, double if you have them all.',
    'Big books for the club':
      'A hand of 15 and a foot of 13, higher openings, more books each round.',
    'Threes at the end': 'Black threes may be your last meld; two naturals for every wild.',
  } as Readonly<Record<string, string>>,
  newName: (parent: string) => `Our ${parent}`,
  openFile: 'Open a file with rules',
  fileUnread: 'There are no rules in this file that can be read.',
  fileRefused: 'The rules in this file cannot be played:',
  play: 'Play',
  withFriends: 'With friends',
  edit: 'Change',
  goOn: 'Go on',
  of: (what: string, name: string) => `${what}: ${name}`,
  missing: 'These rules are not on this device.',
  toAll: 'All your own rules',

  // The editor
  name: 'Name',
  author: 'Made by (if you like)',
  groupsName: 'Parts of the rules',
  groups: {
    cards: 'Deck',
    deal: 'Deal',
    turn: 'Turn',
    melds: 'Melds and books',
    foot: 'Foot',
    goingOut: 'Going out',
    score: 'Score',
  },
  onlyChanged: 'Changed',
  nothingChanged: 'Nothing is changed yet.',
  changed: 'Changed',
  putBack: 'Put back',
  putBackOf: (knob: string) => `Put back: ${knob}`,
  was: 'was',
  undo: 'Undo',
  more: (what: string) => `${what}: more`,
  less: (what: string) => `${what}: less`,
  noLonger: (text: string) => `No longer: ${text}`,
  comesToTheSame: 'This comes to the same as before.',
  before: (name: string) => `${name}:`,
  sheetsSay: 'What the rule sets say',
  saysNothing: 'Nothing on this.',
  save: (changes: string) => `Save · ${changes}`,
  saved: 'Saved',
  savedNow: (version: number) => `Saved as version ${version}.`,
  notSaved:
    'This device does not let us save: its store is full or closed. Share the link instead, it holds everything.',
  nameNeeded: 'Give your rules a name first.',
  cannotPlay: 'Not yet. These rules cannot be played:',
  lookAgain: 'Can be played, but look again:',
  show: 'Show me',
  tryFailed: 'The game could not be begun. Please try again.',

  // Values
  round: (round: number, of: number) =>
    of === 1 ? 'Every round' : round === of ? `Round ${round} and on` : `Round ${round}`,
  addRound: (round: number) => `From round ${round} otherwise`,
  dropRound: (round: number) => `Without round ${round}`,
  hand: 'Cards in the hand',
  knee: 'Cards in the knee',
  foot: 'Cards in the foot',
  withKnee: 'A third pile between them',
  kneeNote: 'Hand, knee and foot',
  players: (players: number) => `${players} players`,
  forPlayers: (players: number) => `With ${players} players`,
  addKind: 'Add a card',
  addOne: 'Add one',
  add: {
    wildLimits: 'Add a limit',
    booksNeeded: 'Add books that are needed',
    rankBonus: 'Add a rank',
    'opening.steps': 'Add a step',
  } as Readonly<Record<string, string>>,
  entry: (label: string, number: number) => `${label}, ${number}`,
  remove: (what: string) => `Take away: ${what}`,

  // Reasons they can't be played, where the words for files are too technical
  why: {
    tooFew: (least: number) =>
      least === 1 ? 'Choose at least one.' : `At least ${least} are needed.`,
    seating: (players: number, seating: string) =>
      `${players} players cannot sit like this: “${seating}”.`,
    noNaturals: 'Nothing could be melded: make some cards natural.',
    negativeValue: (kinds: string) =>
      `${kinds}: only cards that are laid at once may cost points. Raise it to 0.`,
    noWildMelds: (wildMelds: string) =>
      `There are no books of wilds while “${wildMelds}” is 0. Raise that first.`,
    rankNotNatural: (kinds: string) => `${kinds} are not natural, so there are no books of them.`,
    repeated: 'The same rank and kind stand there twice. Keep one.',
    tooManyOfRank: (round: number, need: number, kinds: string, players: number, most: number) =>
      `Round ${round} asks for ${need} books of ${kinds}; with ${players} players a side can have ${most} at most.`,
  },

  // Handing on
  share: 'Share',
  shareNote: 'Everything is in the link; nobody needs an account or a server for it.',
  shareText: (name: string) => `Our rules for Hand and Foot: ${name}`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
  send: 'Send',
  code: 'QR code',
  onlyHere:
    'This address works on this computer alone. For a link that others can open, come here by the network address that the program printed when it started.',
  saveFile: 'Save as a file',
  menu: 'More',
  print: 'Print',
  compare: 'Compare with',
  duplicate: 'Make a copy',
  copyName: (name: string) => `${name}, copy`,
  delete: 'Delete',
  deleteQuestion: (name: string) =>
    `Delete “${name}” from this device? Games played by these rules keep them.`,
  deleteYes: 'Delete it',
  deleteNo: 'Keep it',

  // Opening a link
  offered: 'Rules from a link',
  nothingSavedYet: 'Nothing is saved yet.',
  offeredBy: (author: string) => `Made by ${author}.`,
  differs: (parent: string) => `What differs from ${parent}`,
  sameAs: (parent: string) => `Nothing differs from ${parent}.`,
  keep: 'Save',
  kept: 'They are on this device now.',
  keptBefore: 'These rules are on this device already.',
  notNow: 'Not now',
  broken:
    'This link is not whole. Part of it may be missing: copy it once more from where you got it, or ask for it again.',
  refused:
    'The rules in this link cannot be played. They may come from a newer version of this page.',

  // On paper, and side by side
  sheetTitle: 'On paper',
  sheetNote:
    'Two pages, with a table for the scores. To keep it as a PDF, choose that in place of a printer.',
  language: 'Language',
  compareTitle: 'Side by side',
  notThere: 'No such rule.',
  compareNone: 'There is no difference.',
  otherThan: 'Compare with',

  // The lab
  tryIt: 'Try it',
  lab: {
    title: 'Try the rules',
    intro: 'Bots play many games by these rules, and what to expect is drawn from them.',
    alone: 'Nothing to compare with',
    players: 'Players',
    fewer: 'One player fewer',
    more: 'One player more',
    together: 'Sides',
    everyoneAlone: 'Everyone alone',
    partners: 'Partners',
    noPlayers: 'These two rule sets share no number of players.',
    progress: (games: number, of: number) => `${games} of ${of} games`,
    stop: 'Enough',
    goOn: 'Play them again',
    failed: 'The games could not be played. Please try again.',
    half: (from: string, to: string) => `half of them ${from} to ${to}`,
    interval: (low: string, high: string) => `likely between ${low} and ${high}`,
    percent: (share: number) => `${Math.round(share * 100)} %`,
    ends: 'How rounds end',
    endsSaid: (out: string, stock: string) =>
      `in ${out} of them somebody goes out, in ${stock} the stock is used up`,
    turns: 'Turns in a round, all players together',
    minutes: 'Minutes for a game at a real table',
    minutesNote: (turn: number, laying: number, round: number) =>
      `Reckoned with ${turn} seconds for a turn, ${laying} for each laying, and ${round} minutes to deal and count.`,
    opening: 'The turn of the first laying',
    never: (share: string) => `in ${share} of rounds a side never lays`,
    openingRound: (round: number, turn: string) => `round ${round}: turn ${turn}`,
    roundScores: 'Points of a side in a round',
    totals: 'Points of a side at the end',
    pickUps: 'How often the discards are taken in a round',
    starter: 'What starting is worth, in points of a round',
    exactGrab: 'What the exact grab brings, in points of a round',
    exactShare: (share: string) => `${share} of grabs are exact`,
  },

  // The questions
  interview: {
    title: 'A few questions',
    offer: 'Answer a few questions',
    offerNote: 'A tap each. They end at the rules closest to yours.',
    count: (number: number, of: number) => `Question ${number} of ${of}`,
    pass: 'I do not know, or neither',
    back: 'One question back',
    again: 'Begin again',
    soFar: (found: string) => `So far: ${found}`,
    found: (found: string) => `Closest to your table: ${found}`,
    look: 'Look through them',
  },
};

export type OwnWords = typeof own;
