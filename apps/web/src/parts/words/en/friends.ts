import { PHRASE_IDS, textOf, type PhraseId } from '@hand-and-foot/protocol';
import { listed } from '@hand-and-foot/words';
import { ordinal } from './start.ts';

/** Words for playing from different homes. They load with those screens. */
export const friends = {
  title: 'Play with friends',
  motto:
    'Create a table and send the link. Your friends open it, type a name, and they’re in. No account, nothing to install.',

  severalTables: 'Same cards at several tables',
  severalTablesNote: 'A team match, or a club night with standings',
  toStandings: 'See the standings',

  // Making a table
  yourName: 'Your name',
  nameFull: (most: number) => `Names can be up to ${most} letters long.`,
  nameNeeded: 'Type your name first, so the others know who you are.',
  bot: 'bot',
  bots: 'Bots at the table',
  fewerBots: 'One fewer bot',
  moreBots: 'One more bot',
  turnPace: 'Time per turn',
  paces: { none: 'No limit', day: '1 day', ten: '10 min', two: '2 min' },
  standIn: 'A bot fills in',
  standInNote: {
    none: 'Turns have no time limit. If somebody is away for 5 minutes on their turn, a bot plays for them until they’re back.',
    day: 'If somebody’s turn takes longer than a day, a bot plays for them until they’re back.',
    ten: 'If somebody’s turn takes longer than 10 minutes, or they’re away for 2 minutes, a bot plays for them until they’re back.',
    two: 'If somebody’s turn takes longer than 2 minutes, or they’re away for 40 seconds, a bot plays for them until they’re back.',
  },
  noStandInNote: 'Nobody is rushed. The table waits for everyone.',
  talk: 'Chat during a round',
  talkNote: 'Everyone can chat at any time.',
  quietNote: 'During a round, people can only send reactions and phrases that don’t mention cards.',
  askForQuiet: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'asks' : 'ask'} partners not to talk about cards, so with those rules, chat is off unless you turn it on.`,
  quietBySheet: (name: string) =>
    `In ${name}, partners don’t talk about cards or plans, except to ask “May I go out?”`,
  make: 'Create table',
  making: 'Creating table',
  notMade: 'The table couldn’t be created. Try again in a moment.',
  tooFast: 'A lot of tables were just created from here. Wait a minute, then try again.',
  noServer:
    'Tables with friends need this page’s server, and it isn’t answering. You can still play against bots.',
  offline:
    'Tables with friends need an internet connection, and this device is offline. You can still play against bots.',
  lookAgain: 'Try again',
  toStart: 'Home',

  // The lobby
  lobby: 'Before the first deal',
  seats: 'Seats',
  side: (name: string, partners: string) =>
    partners === '' ? `Team ${name}` : `Team ${name}, with ${partners}`,
  free: 'Empty',
  waitsFor: (name: string) => `Waiting for ${name}`,
  you: 'you',
  keeper: 'host',
  isThisYou: 'Is this you? Ask the host to remove you from this seat, then sit here.',
  freeToReturn:
    'Are they back on another device? Remove them here, and they can sit down again with the invitation.',
  here: 'here',
  away: 'away',
  standsInFor: (name: string) => `A bot is playing for ${name}`,
  sitHere: 'Sit here',
  sitAt: (place: number, of: number) => `Sit here, ${ordinal(place)} of ${of}`,
  getUp: 'Leave seat',
  putBot: 'Bot',
  putBotAt: (place: number, of: number) => `Put a bot here, ${ordinal(place)} of ${of}`,
  remove: 'Remove',
  removeFrom: (name: string) => `Remove ${name} from this seat`,
  removeQuestion: {
    lobby: (name: string) =>
      `Remove ${name} from this seat? Anyone with the invitation can sit there, including ${name}.`,
    dealt: (name: string) =>
      `Remove ${name} from this seat? Anyone with the invitation can take the seat and its cards. The table waits until then.`,
  },
  removeSurely: 'Remove',
  leaveIt: 'Cancel',
  handOn: 'Make host',
  handOnTo: (name: string) => `Make ${name} the host`,
  handOnQuestion: (name: string) =>
    `Make ${name} the host? Then only ${name} can remove players, add bots, and end the game.`,
  fillWithBots: 'Fill empty seats with bots',
  watchers: (count: number) => (count === 1 ? '1 person watching.' : `${count} people watching.`),
  deal: 'Deal',
  seatsEmpty: (count: number) =>
    count === 1 ? '1 seat is still empty.' : `${count} seats are still empty.`,
  dealsLater: (host: string) =>
    `You can deal when every seat is taken. ${host} can put bots in the empty ones.`,
  sitFirst: 'Take a seat first. Then you can deal.',

  // Inviting
  invite: 'Invite friends',
  inviteNote: 'Anyone with this link can take an empty seat.',
  inviteLost:
    'The invitation link isn’t on this device. Use the device you created the table on, or ask anyone who joined with the link.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
  share: 'Share',
  shareText: 'Come play Hand and Foot',
  onlyHere:
    'This address works only on this computer. To share, open the page at the network address the program printed when it started.',
  showCode: 'QR code',
  onlookers: 'Watch link',
  onlookersNote: 'Anyone with this link can watch, but they can’t see anyone’s cards.',

  // Coming by an invitation
  invitedBy: (host: string, rules: string) => `${host} invited you to play ${rules}`,
  invitedTo: (rules: string) => `You’re invited to play ${rules}`,
  invitedGame: 'It’s Hand and Foot, a bit like Canasta.',
  newToIt: 'New to it? Learn in 5 minutes',
  join: 'Join',
  watch: 'Watch',
  full: 'Every seat is taken. You’re welcome to watch.',
  gameOver: 'This game is over. You can see how it went.',

  // Table rules
  rules: 'Rules',
  readRules: 'Read the rules',
  sameAs: (name: string) =>
    `You’re playing by ${/\brules$/i.test(name) ? name : `the ${name} rules`}.`,
  differs: (name: string) => `What’s different from ${name}`,
  ownRules: 'This table’s own rules.',
  agreed: 'Table rules',
  agreedPace: {
    none: 'No time limit on turns.',
    day: '1 day per turn.',
    ten: '10 minutes per turn.',
    two: '2 minutes per turn.',
  },
  agreedTurn: (time: string) => `${time} per turn.`,
  agreedStandIn: 'If somebody’s away too long, a bot plays for them until they’re back.',
  agreedAway: (time: string) =>
    `If somebody’s away for ${time} on their turn, a bot plays for them until they’re back.`,
  agreedWait: 'The table waits for everyone.',
  agreedQuiet: 'No talking about cards during a round.',
  agreedTalk: 'You can chat at any time.',

  // At the table
  chat: 'Chat',
  chatUnread: (count: number) => `Chat, ${count} new`,
  nothingSaid: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  newTable: 'Join the new table',
  newTableOf: (name: string) => `${name} has a new table`,
  ownNewTable: 'Your new table is ready',
  sitDown: 'Sit down',
  reactions: 'Reactions',
  phrases: 'Quick phrases',
  ready: Object.fromEntries(PHRASE_IDS.map((id) => [id, textOf(id)])) as Record<PhraseId, string>,
  saidBy: (name: string, text: string) => `${name}: ${text}`,
  sent: (text: string) => `Sent: ${text}`,
  mute: 'Mute',
  muteThem: (name: string) => `Mute ${name}`,
  muted: 'muted',
  unmute: 'Unmute',
  unmuteThem: (name: string) => `Unmute ${name}`,
  people: 'People and links',
  peopleHere: 'People',
  lost: 'Connection lost. Your cards are safe. Trying to reconnect.',
  lostShort: 'Connection lost',
  leftToBots: 'Everyone’s away, so the game is paused until somebody’s back.',
  lostLobby: 'Connection lost. Trying to reconnect.',
  emptySeat: 'One seat is empty. The table is waiting.',
  isAway: (name: string) => `${name} is away.`,
  botIn: (time: string) => `A bot takes over in ${time}.`,
  timeLeft: (name: string, time: string) => `${name} has ${time} left.`,
  yourTime: (time: string) => `You have ${time} left.`,
  moreTime: 'More time',
  botPlaysForYou: 'A bot is playing for you',
  sitToTalk: 'Take a seat to chat.',
  asksBack: (name: string, step: string) => `${name} wants to undo a move: ${step}. OK?`,
  stepBack: {
    discarded: (card: string) => `discarding ${card}`,
    laid: 'a meld',
    capped: 'a meld',
    pickedUp: 'picking up the pile',
    tookUpcard: 'taking the upcard',
  },
  neverMind: 'Never mind',
  letThem: 'Yes',
  letThemNot: 'No',
  waitingForYes: (names: string) => `Waiting for an answer from ${names}.`,
  saidYes: (names: string, _count: number) => `${names} said yes.`,
  saidNo: (name: string) => `${name} said no.`,
  dropped: (name: string) => `${name} changed their mind.`,
  takeBack: 'Take my seat back',
  letBotPlay: 'Let a bot play for me',
  letBotPlayNote: 'You can take your seat back at any time.',
  looksOn: 'You’re watching.',
  seatFreed: 'The host removed you from your seat.',
  hasYourSeat: (name: string) => `${name} has your seat now.`,
  looksOnTakeSeat: 'Take a seat',

  // Seat links
  otherDevice: 'Play on another device',
  otherDeviceNote:
    'Open this link on the other device. It works only once. It’s your seat, so don’t share it.',
  handSeat: 'Give my seat to somebody',
  handSeatNote: 'The person who opens this link gets your seat and your cards. It works only once.',
  makeLink: 'Create link',
  claimTitle: 'A seat is waiting for you',
  claimNote: 'Somebody is giving you their seat and their cards. What’s your name?',
  claim: 'Take the seat',
  linkUsed: 'This link was already used or replaced. Ask for a new one.',
  notClaimed: {
    notYourSeat:
      'You’re already sitting at this table. Leave that seat first, then open the link again.',
    sawAnother:
      'You’ve seen another player’s hand this round. Open the link again when the round is over.',
    tableClosed: 'This table is closed.',
    otherwise: 'That didn’t work. Open the link again in a moment.',
  },

  // Getting in
  unreachable: 'The table can’t be reached right now. Trying again.',
  ended: {
    turnedAway: 'You need an invitation to join this table. Ask the host for a new link.',
    noSuchTable: 'There’s no such table here. Check the link, or ask for it again.',
    newerPage: 'This table needs a newer version of this page. Reload to get it.',
    damaged:
      'This table’s saved game is damaged and can’t be opened. Ask the person who runs this server. They may have a backup.',
    blocked:
      'This server has blocked you. If you think that’s a mistake, write to the person who runs it.',
    noise: 'The table closed the connection to this page. Reload the page.',
  },
  loadAgain: 'Reload',
  closed: 'The host ended this game.',

  // Ending it
  close: 'End game',
  closeQuestion:
    'End the game for everyone? Nobody can keep playing here after that. You can still look at finished rounds.',
  closeNot: 'Keep playing',
  closeSurely: 'End for everyone',
  endedEarly: 'Ended early',
  endedBeforeDeal: 'This game ended before the first deal.',
  endedInRound: (round: number) =>
    `This game ended in the middle of round ${round}. That round doesn’t count.`,
  scoreAfter: (rounds: number) =>
    rounds === 1 ? 'Score after round 1' : `Score after ${rounds} rounds`,

  // My tables
  openTables: 'Current tables with friends',
  earlierTables: 'Past tables with friends',
  yourTurn: 'Your turn',
  notBegun: 'Not dealt yet',
  turnOfOthers: (round: number) => `Round ${round}, somebody else’s turn`,
  over: 'Finished',
  goTo: 'Resume',
  seeScore: 'Score',
  seeTable: 'See how it ended',
  replay: 'Replay',
  takeOff: 'Remove',
  takeOffOf: (game: string) => `Remove ${game} from your list`,
  takeOffQuestion: {
    open: 'Remove it from your list? The game goes on, and its link still works.',
    over: 'Remove it from your list? The others keep it on theirs.',
  },
  takeOffSurely: 'Remove it',
  takeOffNot: 'Keep it',
  notify: 'Notify me when it’s my turn',
  notifyNote:
    'On this device, even when the page is closed. You can turn it off for one table in that table’s menu.',
  notifyHereNote: 'At this table, when you’re not looking at it.',
  notifyBusy: 'One moment…',
  notNotified: {
    insecure:
      'This page can’t notify you when it’s your turn, because its address doesn’t start with https. Ask the person who runs it for an https address.',
    homeScreen:
      'Want to be notified when it’s your turn? Add this page to your Home Screen first, then open it from there.',
    unsupported: 'This browser can’t notify you when it’s your turn.',
    denied:
      'Notifications from this page are blocked. Allow them in your browser’s settings for this site.',
    failed: 'That didn’t work. Check your connection and try again.',
  },

  // After the game
  again: 'Play again with the same people',
  rematch: 'Rematch',
  rematchWith: (people: string) => `Rematch with ${people}`,
  askedOver: 'You’re invited to play again.',
  checkShuffle: 'Check the shuffle',
  saveRecord: 'Save this game',
  shareOver: { score: 'Share', replay: 'Share this replay', check: 'Share this result' },
  shareOverNote:
    'Anyone with this link can see the score and the replay of finished rounds. Nobody can use it to play.',
  shareOverText: 'Our game of Hand and Foot',

  // Checking a shuffle
  check: {
    title: 'Check the shuffle',
    intro:
      'Nobody chose the cards, and this page can prove it. Before each deal, the table picks a secret and shows everyone a code for it, called the pledge. Then each player adds a random number. The secret and these numbers decide the cards. After the round, you can see the secret.',
    works: 'Your browser just checked this.',
    none: 'You can check a shuffle once the round is over. Before that, the secret would give away the cards.',
    checking: 'Checking…',
    notFound: 'You can’t see this table. Ask somebody who played there for the link.',
    failed: 'The shuffle can’t be checked right now. Try again in a moment.',
    round: (round: number) => `Round ${round}`,
    fine: 'Nobody chose these cards',
    wrong: 'Something doesn’t match',
    pledge: {
      kept: 'The secret is the one pledged before the deal.',
      broken: 'The secret isn’t the one that was pledged.',
      seen: 'This browser saw the same pledge before the deal.',
      changed: 'This browser saw a different pledge before the deal.',
      unseen:
        'This browser wasn’t there for the pledge, so it takes the table’s word for when it was made.',
    },
    seeds: {
      count: (count: number) =>
        count === 0
          ? 'Nobody added a number of their own.'
          : count === 1
            ? '1 player added a number of their own.'
            : `${count} players added a number of their own.`,
      own: 'Yours was used, just as this browser sent it.',
      ownMissing: 'The one this browser sent wasn’t used.',
      ownUnknown: 'This browser didn’t send one.',
    },
    cards: {
      fit: 'The secret and the numbers produce exactly the cards that were dealt.',
      differ: 'The secret and the numbers don’t produce the cards that were dealt.',
    },
    what: 'What does this mean?',
    meaning: [
      'The server couldn’t choose the cards. Its secret was fixed before it knew what the players would add.',
      'No player could, either. Their numbers were mixed with a secret they didn’t know.',
      'This doesn’t show whether anybody peeked at somebody else’s cards. It only shows that the shuffle was fair.',
    ],
    offline:
      'To check it with another program, save the table’s log and run: hand-and-foot shuffle FILE',
    saveStory: 'Save log',
    details: 'Numbers',
    pledgeIs: 'Pledge',
    secretIs: 'Secret',
    keyIs: 'Key',
    seedOf: (name: string) => `Added by ${name}`,
  },
};

export type FriendsWords = typeof friends;
