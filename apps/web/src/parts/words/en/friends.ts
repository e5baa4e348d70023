/** Words for playing from different homes. They load with those screens. */
export const friends = {
  title: 'Play with friends',
  motto:
    'Make a table and send its link. Whoever opens it types a name and is in: no account, nothing to install.',

  // Making a table
  yourName: 'Your name',
  nameFull: (most: number) => `A name has ${most} letters at most.`,
  nameNeeded: 'Type your name first, so that the others know who you are.',
  bot: 'bot',
  bots: 'Bots at the table',
  fewerBots: 'One bot fewer',
  moreBots: 'One bot more',
  turnPace: 'Time for a turn',
  paces: { none: 'No hurry', day: 'A day', ten: '10 min', two: '2 min' },
  standIn: 'A bot stands in',
  standInNote: {
    none: 'A turn may take as long as it takes. But when somebody is away for five minutes on their turn, a bot plays on until they take the seat back.',
    day: 'When a turn has taken a day. The seat can be taken back at any time.',
    ten: 'When a turn takes over ten minutes, or its player is away for two.',
    two: 'When a turn takes over two minutes, or its player is away for 40 seconds.',
  },
  noStandInNote: 'Nobody is hurried: the table waits for everyone.',
  quiet: 'No talk during a round',
  quietNote: 'Partners keep to the cards while a round is played; the chat opens again after it.',
  quietBySheet: (name: string) =>
    `The sheet of ${name} wants it so: partners do not talk of cards or plans, and ask only “May I go out?”`,
  make: 'Make the table',
  making: 'Making the table',
  notMade: 'The table could not be made. Try again in a moment.',
  tooFast: 'Many tables were made from here just now. Wait a minute and try again.',
  noServer:
    'Shared tables need the server of this page, which does not answer. Games against bots work without it.',
  offline:
    'Shared tables need a connection, and this device has none now. Games against bots work without it.',
  lookAgain: 'Try again',
  toStart: 'To the start',

  // The lobby
  lobby: 'Before the first deal',
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  side: (name: string) => `Side ${name}`,
  free: 'Free',
  you: 'you',
  keeper: 'host',
  isThisYou: 'Is this you? Ask the host to free this seat, then sit down here.',
  freeToReturn: 'Back on another phone? Free the seat, and they sit down again by the invitation.',
  here: 'here',
  away: 'away',
  standsInFor: (name: string) => `A bot plays for ${name}`,
  sitHere: 'Sit here',
  sitAt: (number: number) => `Sit in seat ${number}`,
  getUp: 'Get up',
  putBot: 'Bot',
  putBotAt: (number: number) => `Put a bot in seat ${number}`,
  remove: 'Free it',
  removeFrom: (name: string) => `Free the seat of ${name}`,
  removeQuestion: {
    lobby: (name: string) =>
      `${name} loses this seat. Whoever has the invitation can sit down there, ${name} too.`,
    dealt: (name: string) =>
      `${name} loses this seat and its cards. Whoever has the invitation can take it and play on; until then the table waits.`,
  },
  removeSurely: 'Free the seat',
  leaveIt: 'Leave it as it is',
  handOn: 'Make host',
  handOnTo: (name: string) => `Make ${name} the host`,
  handOnQuestion: (name: string) =>
    `${name} becomes the host in your place: from then on only ${name} can free seats, put bots there and end the table.`,
  fillWithBots: 'Bots for the empty seats',
  watchers: (count: number) => (count === 1 ? '1 person looks on.' : `${count} people look on.`),
  deal: 'Deal the cards',
  seatsEmpty: (count: number) =>
    count === 1 ? 'One seat is still empty.' : `${count} seats are still empty.`,
  sitFirst: 'Take a seat, then the cards can be dealt.',

  // Inviting
  invite: 'Invite',
  inviteNote: 'Whoever has this link can take a free seat.',
  inviteLost:
    'The link to invite others is on the device the table was made on, and with those who came by it.',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
  share: 'Share',
  shareText: 'Come and play Hand and Foot',
  onlyHere:
    'This address works on this computer alone. For a link that others can open, come here by the network address that the program printed when it started.',
  showCode: 'QR code',
  onlookers: 'A link to look on',
  onlookersNote: 'Whoever has it sees what everyone may see, and nobody’s cards.',

  // Table rules
  rules: 'Rules',
  readRules: 'Read the rules',
  sameAs: (name: string) => `As ${name} has them, unchanged.`,
  differs: (name: string) => `What differs from ${name}`,
  ownRules: 'Rules of this table’s own.',
  agreed: 'Agreed here',
  agreedPace: {
    none: 'A turn takes as long as it takes.',
    day: 'A day for a turn.',
    ten: 'Ten minutes for a turn.',
    two: 'Two minutes for a turn.',
  },
  agreedTurn: (time: string) => `${time} for a turn.`,
  agreedStandIn: 'A bot stands in for whoever is away too long.',
  agreedAway: (time: string) =>
    `Whoever is away for ${time} on their turn is stood in for by a bot.`,
  agreedWait: 'The table waits for everyone.',
  agreedQuiet: 'No talk while a round is played.',
  agreedTalk: 'You may chat at any time.',

  // At the table
  chat: 'Chat',
  chatUnread: (count: number) => `Chat, ${count} new`,
  nothingSaid: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  newTable: 'Come to the new table',
  newTableOf: (name: string) => `${name} has a new table`,
  ownNewTable: 'Your new table is made',
  sitDown: 'Sit down',
  phrases: 'Ready phrases',
  people: 'People and links',
  peopleHere: 'People',
  lost: 'Connection lost. Your cards are safe. Trying again.',
  lostShort: 'Connection lost',
  leftToBots: 'Bots stand in for everyone. The table waits until somebody takes their seat back.',
  lostLobby: 'Connection lost. Trying again.',
  emptySeat: (number: number) => `Nobody is in seat ${number}. The table waits.`,
  isAway: (name: string) => `${name} is away.`,
  botIn: (time: string) => `A bot plays on in ${time}.`,
  timeLeft: (name: string, time: string) => `${name} has ${time} left.`,
  yourTime: (time: string) => `${time} left for your turn.`,
  moreTime: 'More time',
  botPlaysForYou: 'A bot plays for you',
  sitToTalk: 'Whoever has a seat here can chat.',
  takeBack: 'Take my seat back',
  letBotPlay: 'Let a bot play for me',
  letBotPlayNote: 'You take the seat back whenever you like.',
  looksOn: 'You look on.',
  seatFreed: 'The host has freed your seat.',
  hasYourSeat: (name: string) => `${name} has your seat now.`,
  looksOnTakeSeat: 'Take a seat',

  // Seat links
  otherDevice: 'Play on another device',
  otherDeviceNote:
    'Open this link there. It works once, and only for your seat: show it to nobody else.',
  handSeat: 'Hand my seat to somebody',
  handSeatNote:
    'Whoever opens this link has your seat and your cards from then on, and you do not. It works once.',
  makeLink: 'Make the link',
  claimTitle: 'A seat is waiting for you',
  claimNote:
    'Somebody hands their seat to you, with the cards as they are. Under which name do you play?',
  claim: 'Take the seat',
  linkUsed: 'This link has been used or replaced. Ask for a new one.',
  notClaimed: {
    notYourSeat: 'You already sit at this table. Leave that seat first, then open the link again.',
    sawAnother: 'You have seen another hand in this round. Open the link again when it is over.',
    tableClosed: 'This table has ended.',
    otherwise: 'That did not work just now. Open the link again in a moment.',
  },

  // Getting in
  unreachable: 'The table cannot be reached just now. Trying again.',
  ended: {
    turnedAway: 'You need the link of this table to join it. Ask whoever made it for a new one.',
    noSuchTable: 'There is no such table here. Check the link, or ask for it again.',
    newerPage: 'The table runs a newer version of this page. Load it again.',
    damaged:
      'This table’s saved game is damaged, so it can’t be opened. Ask whoever runs this server: a backup may bring it back.',
    blocked:
      'This server doesn’t let you in anymore. If you think that’s a mistake, write to whoever runs it.',
    noise: 'The table has hung up on this page. Load it again.',
  },
  loadAgain: 'Load again',
  closed: 'The host has ended this table.',

  // Ending it
  close: 'End this table',
  closeQuestion:
    'End it for everyone? Nobody can play on here afterwards. Rounds that are over can still be looked at.',
  closeNot: 'Go on with it',
  closeSurely: 'End it for everyone',
  endedEarly: 'Ended early',
  endedBeforeDeal: 'This table was ended before the first deal.',
  endedInRound: (round: number) =>
    `This table was ended in round ${round}, before the round was over. That round does not count.`,
  scoreAfter: (rounds: number) =>
    rounds === 1 ? 'Score after round 1' : `Score after ${rounds} rounds`,

  // My tables
  openTables: 'Open tables with friends',
  earlierTables: 'Earlier tables with friends',
  yourTurn: 'It waits for you',
  notBegun: 'Not dealt yet',
  turnOfOthers: (round: number) => `Round ${round}, somebody else plays`,
  over: 'Finished',
  goTo: 'Go on',
  seeScore: 'Score',
  seeTable: 'See how it ended',
  replay: 'Look again',
  takeOff: 'Take off the list',
  takeOffOf: (game: string) => `Take ${game} off the list`,
  takeOffQuestion: {
    open: 'Take it off your list? The table goes on, and its link leads back to it.',
    over: 'Take it off your list? The others keep it on theirs.',
  },
  takeOffSurely: 'Take it off',
  takeOffNot: 'Keep it',
  remind: 'Tell me when it is my turn',
  remindNote: 'While a table is open in this browser, also in a tab behind others.',
  remindInsecure:
    'Reminders of your turn need an address that begins with https. Over this one no browser shows any.',
  remindDenied:
    'This browser has been told not to show messages of this page. Its settings can change that.',
  reminder: (rules: string) => `Your turn: ${rules}`,

  // After the game
  again: 'Play again at a new table',
  checkShuffle: 'Check the shuffle',
  saveRecord: 'Save the record',
  shareOver: { score: 'Share', replay: 'Share this replay', check: 'Share this check' },
  shareOverNote:
    'Whoever has this link sees the score and the replay of what is over. Nobody can play by it.',
  shareOverText: 'Our game of Hand and Foot',

  // Checking a shuffle
  check: {
    title: 'Check the shuffle',
    intro:
      'Nobody chose the cards, and this page can show it. Before each deal the table drew a secret and published its fingerprint, the pledge. Only then did everyone at the table add a chance of their own. The cards follow from all of these together, and after the round the secret is shown.',
    works: 'This was worked out just now, in this browser.',
    none: 'No round of this table is over yet. The shuffle can be checked then: before, the secret would tell the cards.',
    checking: 'Working it out',
    notFound:
      'This table is not shown to you. Ask somebody who played there for the link to its shuffle.',
    failed: 'What is needed to check cannot be had just now. Try again in a moment.',
    round: (round: number) => `Round ${round}`,
    fine: 'Nobody chose these cards',
    wrong: 'Something does not fit',
    pledge: {
      kept: 'The secret is the one that was pledged before the deal.',
      broken: 'The secret is not the one that was pledged.',
      seen: 'This browser saw the pledge before the cards were dealt, and it is the same.',
      changed: 'This browser saw another pledge before the cards were dealt.',
      unseen:
        'This browser was not there when it was pledged, so it takes the table’s word for when that was.',
    },
    seeds: {
      count: (count: number) =>
        count === 0
          ? 'Nobody else added a chance of their own.'
          : count === 1
            ? 'One player added a chance of their own.'
            : `${count} players added a chance of their own.`,
      own: 'Yours is among them, as this browser sent it.',
      ownMissing: 'The one this browser sent is not among them.',
      ownUnknown: 'This browser sent none.',
    },
    cards: {
      fit: 'From these follow, card for card, the cards that were dealt.',
      differ: 'The cards that were dealt do not follow from these.',
    },
    what: 'What does that mean?',
    meaning: [
      'The server could not choose the cards: its secret was fixed before it knew what the players would add.',
      'No player could either: what they added was mixed with a secret they did not know.',
      'It does not show who looked at whose cards; it shows that the cards were fair.',
    ],
    offline:
      'To have it checked by another program, save the story of the table and run: hand-and-foot shuffle FILE',
    saveStory: 'Save the story',
    details: 'The numbers',
    pledgeIs: 'Pledge',
    secretIs: 'Secret',
    keyIs: 'Key',
    seedOf: (name: string) => `Added by ${name}`,
  },
};

export type FriendsWords = typeof friends;
