/** The terminal's sentences for people who play, keep score or read rules. It speaks English. */
export const sentences = {
  play: {
    kept: 'Your game is saved. Pick it up any time: hand-and-foot play --resume',
    notKept: 'This game wasn’t saved.',
    record: (file: string) => `The record of this game: ${file}`,
    noLongerKept: (why: string) =>
      `This game can’t be saved anymore (${why}). You can keep playing.`,
    cannotKeep: (folder: string, why: string) => `This game can’t be saved in ${folder} (${why}).`,
    welcome: (rules: string, names: string) =>
      `${rules}: ${names}. Type hint to see what you can do, or help for all commands.`,
    unreadable: (why: string, place: string) =>
      `Your unfinished game can’t be read: ${why} The file was moved to ${place}`,
    nothingToResume: 'There’s no unfinished game to resume. Start one with hand-and-foot play.',
    unfinished: (round: string, standing: string) =>
      `You have an unfinished game: ${round}, ${standing}.`,
    resume: 'Resume it? Enter for yes, n for a new game › ',
    yesOrNo: 'Type yes or no. Your unfinished game is saved either way.',
    elsewhere: 'This game is being played in another window. Play it there.',

    grab: (need: number, points: number) =>
      points > 0
        ? `Grab your cards: exactly ${need} is worth ${points} points.`
        : 'Grab your cards.',
    cut: 'Grab them off the deck by eye. If there are too many, the extra cards go back. If there are too few, you get the rest.',
    chooseHand: 'Choose your hand. The other pile is your foot.',
    pile: (number: number, size: number, shown: 'none' | 'bottom' | 'top' | 'all', seen: string) =>
      `hand ${number}: ${size} cards${{ none: '', bottom: `, ${seen} on the bottom`, top: `, ${seen} on top`, all: `: ${seen}` }[shown]}`,
    nextRound: (round: number) => `Press Enter to deal round ${round} › `,
    undone: 'Undone.',
    roundOver: 'The round is over. Press Enter for the next one, or type quit.',
    mayTheyGoOut: (name: string) => `${name} asks, "May I go out?" yes or no › `,
    where: 'Where? a to o › ',
    oneOrTwo: '1 or 2 › ',
    draw: 'Draw or take › ',
    meld: 'Meld or discard › ',
    mayGoOut: 'You can go out › ',
    discardAgain: 'Discard another card › ',

    whatWithThem: (cards: string) =>
      `What do you want to do with them? Type meld ${cards}, or discard one of them.`,
    didYouMean: (word: string, meant: string) =>
      `There’s no command "${word}". Did you mean ${meant}?`,
    unknown: (word: string) =>
      `"${word}" isn’t a command. Type hint to see what you can do, or help for all commands.`,
    noneOf: (kinds: string) => `You don’t have any ${kinds}.`,
    onlySo: (held: number, kind: string) => `You only have ${held} ${kind}.`,
    noDiscards: 'The discard pile is empty.',
    fromTop: 'From the top: ',
    piles: (stock: string, discards: string) => `Draw pile: ${stock}   ${discards}`,
    discardPile: (count: number, top: string) => `Discard pile: ${count}, ${top} on top`,
    opening: (points: string) => `You need ${points} points to go down.`,
    noMelds: 'No melds yet.',
    several: (ways: string, more: boolean) =>
      `There are several ways. Type one of them: ${ways}${more ? ', and more (type hint)' : ''}.`,
    youHaveBoth: (names: string, typed: string) => `You have ${names}. Type ${typed}.`,

    howToDraw: 'Type draw, or name the draw pile for each card: for example, draw 1 2.',
    whichDiscard: 'Which card? Type it: for example, discard 4.',
    oneDiscard: 'Discard 1 card at a time: for example, discard 4.',
    whichCap: 'Type the rank you want to cap: for example, cap 7.',
    aboveDeck: (letter: string) =>
      `That’s above the deck. Type a letter next to the deck: for example, grab ${letter}.`,
    whereToCut: (letter: string) =>
      `Type the letter where you want to grab: for example, grab ${letter}. For a place in between, type 2 letters.`,
    seeHand:
      'Type hand to see your cards. During the deal, type hand 1 or hand 2 to choose your hand.',
    whichCards: (example: string) => `Which cards? Type them: for example, ${example}.`,
    whichMeld: 'Type the rank of the meld: for example, add 2 to 9.',
    noSuchMeld: (target: string) =>
      `You don’t have a meld called "${target}". Type the rank of one you have: for example, add 2 to 9.`,
    restOfDraw: 'Name the draw pile for the rest of your draw: for example, take from 2.',
    nothingToPayWith:
      'You don’t have a meld of that rank. Type the cards from your hand: for example, take 9 9.',
    howToPay: (pay: string) =>
      `Type the cards from your hand, then any other cards to meld after a comma: for example, take ${pay}, k k k.`,
    noSuchCard: (word: string, cards: string) => `There’s no card "${word}". ${cards}`,
    standardCards:
      'Ranks are 4 to 9, 10, j, q, k, a, 2, joker, black3 and red3. You can add a suit: for example, 9h.',
    twoJokersCards:
      'Ranks are 4 to 9, 10, j, q, k, a, 2, bj (big joker), lj (little joker), black3 and red3. You can add a suit: for example, 9h.',
    lordsCards: 'Cards are 1 to 12, lord, lady, villain, jester and joker.',
    whichRules: 'Which rules?',
    numberOrName: (most: number) =>
      `Type a number from 1 to ${most}, or a name such as singles or pennies.`,
    playedBy: (rules: string, numbers: string, asPartners: string) =>
      `${rules} is for ${numbers} players.${asPartners === '' ? '' : ` For partners, type ${asPartners}.`}`,
  },
  daily: {
    welcome: (rules: string, date: string) =>
      `Daily deal for ${date}, ${rules}: one round with the same cards for everyone. Only your first try counts. Type hint to see what you can do, or help for all commands.`,
    kept: 'Your try is saved. Run the same command to pick it up again.',
    alreadyPlayed: 'You already played this deal, and only the first try counts.',
    result: (points: string, par: string, difference: string) =>
      `You scored ${points} points. Expert scored ${par} with the same cards, so your result is ${difference}.`,
    shareThis: 'To share without spoiling anything:',
    share: (rules: string, date: string, difference: string) =>
      `Hand and Foot, daily deal ${date}\n${rules}: ${difference} vs. Expert`,
    noSuchDate: (typed: string) =>
      `"${typed}" isn’t a date. Type year, month and day: for example, 2026-11-18.`,
    needsId:
      'The daily deal needs a rule set with an ID, such as house, so everyone gets the same cards.',
    damaged: (path: string, why: string) =>
      `Your try can’t be read: ${why} The file is ${path}. To play again, move it somewhere else.`,
  },
  rules: {
    published: 'Published games',
    examples: 'Examples of what families do differently',
    oneInFull: 'To read one: hand-and-foot rules house',
  },
  hint: {
    title: 'You can type:',
    more: (left: number) => `and ${left} more ${left === 1 ? 'way' : 'ways'} to meld.`,
    draw: 'from the draw pile',
    drawPiles: 'from these draw piles',
    grab: (letter: string) => `grabs down to ${letter}; any letter next to the deck works`,
    ends: 'ends your turn',
    endsOr: (others: string) => `ends your turn; or ${others}`,
    upcard: 'takes the upcard instead of drawing',
    cap: (book: string) => `caps the ${book}`,
    ask: '"May I go out?"',
    yes: 'lets your partner go out',
    no: 'keeps the round going',
    end: 'ends your turn without a discard',
    hand: 'makes this pile your hand',
    top: 'takes the top card of the pile',
    takeOnMeld: 'picks up the pile and adds its top card to your meld',
    takeWith: 'picks up the pile and melds these with its top card',
    starts: (ranks: string) => `starts ${ranks}`,
    on: (ranks: string) => `on your ${ranks}`,
    wilds: 'wild cards',
  },
  stats: {
    head: 'games | won | average round | average game | best round | clean | dirty | wild | went out',
    none: 'There are no finished games in these records.',
    unfinished: (file: string, games: number) =>
      games === 1
        ? `${file}: 1 game isn’t finished, so it isn’t counted.`
        : `${file}: ${games} games aren’t finished, so they aren’t counted.`,
    notHolding: (file: string, line: number) =>
      `${file}: line ${line} is wrong, so this game isn’t counted. hand-and-foot verify says why.`,
    unread: (file: string, why: string) => `${file} couldn’t be read: ${why}.`,
  },
  review: {
    title: (rules: string, names: string) => `${rules}: ${names}`,
    round: (round: number) => `Round ${round}: expected points`,
    movedFor: (points: string, side: string) => `${points} for ${side}`,
    moved: (who: string, points: string, way: string) => `${who}, ${points}: ${way}`,
    yourChances: 'Your biggest missed chances',
    chances: 'The biggest missed chances at this table',
    noChances: 'No turn cost you anything worth mentioning. Well played!',
    chance: (round: number, who: string | undefined, way: string) =>
      `Round ${round}${who === undefined ? ', you played' : `, ${who} played`}: ${way}`,
    better: (way: string) => `Next time, try: ${way}`,
    just: (way: string) => `Next time, try just this: ${way}`,
    worth: (points: string, low: string, high: string) =>
      `Worth about ${points} more points (probably ${low} to ${high}).`,
    shares: 'Luck and play, in points',
    shareHead: 'expected | luck | play | result',
    seatHead: 'luck | play',
    sharesMean:
      'Play is what your choices won or lost compared with the strongest bot’s, judged by what you could see. Luck is everything else: the deal, the draws, and how it all fell.',
    unread: (file: string, why: string) => `${file} couldn’t be read: ${why}.`,
    notHolding: (file: string, line: number, why: string) =>
      `${file} can’t be reviewed: line ${line} is wrong. ${why}`,
    nothing: (file: string) => `${file} has no game to review.`,
    noSeat: (seats: number) => `--seat takes a number from 1 to ${seats}.`,
  },
  score: {
    yOrN: 'Type y or n.',
    number: 'Type a whole number, or 0 for none.',
    counting: (values: string) =>
      `Type the total (585), hundreds and the rest (5h 85), or cards by value (12x5 16x10). Values here: ${values}.`,
    help: 'Press Enter for none, or to keep the number in brackets. Type cards as one total (585), by hundreds (5h 85), or by value (12x5 16x10). “back” goes to the previous question, and “quit” leaves.',
    notKept: 'Not saved. To save a scorepad, start with --keep FILE.',
    keptIn: (file: string) => `Saved in ${file}.`,
    notWritten: (file: string) =>
      `The scorepad couldn’t be saved in ${file}. Check that you’re allowed to save there.`,
    deals: (name: string) => `${name} deals`,
    starts: (name: string) => `${name} starts`,
    leave: 'Enter to leave',
    next: 'Enter for the next round',
    fix: (way: string) => `${way}, “fix 1” to score round 1 again › `,
    unknown: (word: string) => `“${word}” isn’t a command here.`,
    roundsSoFar: (rounds: number) => `Rounds so far: ${rounds}.`,
    nothingYet: 'No rounds scored yet.',
    over: (winners: string, shared: boolean) =>
      `The game is over: ${winners} ${shared ? 'share the win' : 'won'}.`,
    opening: (points: string) => `${points} to go down`,
    openings: (each: string) => `to go down: ${each}`,
  },
};
