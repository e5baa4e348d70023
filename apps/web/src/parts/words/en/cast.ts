import type { CastName } from '@hand-and-foot/protocol';

const about: Record<CastName, string> = {
  Amara: 'Hums while shuffling.',
  Bruno: 'Cooks for twelve when four are coming.',
  Celia: 'Taught math for 40 years.',
  Dev: 'Brings the good snacks.',
  Fatima: 'Does the crossword in pen.',
  Gus: 'Retired mail carrier. Knows every dog by name.',
  Iris: 'Has a plant for every mood.',
  Joel: 'Coaches Little League.',
  Kofi: 'Fixes radios nobody listens to anymore.',
  Lupe: 'Grows the best tomatoes on the block.',
  Otis: 'Plays bass on Sundays.',
  Ruth: 'Has worn out three decks of cards.',
  Teo: 'Ten and a half. The half matters.',
  Vera: 'Reads the last page first.',
  Walt: 'Tells the same fishing story every time.',
  Yuki: 'Folds paper cranes between turns.',
};

/** The bots as people, and how they play. True to `levels.ts` and `temperaments.ts` of the bots. */
export const cast = {
  about,
  /** Several for each level, so that neighbors don't all say the same. */
  plays: {
    novice: [
      'Plays the first decent move they see and hates to let go of a card.',
      'Never remembers what was discarded.',
      'Starts melds that rarely become books.',
    ],
    casual: [
      'Remembers one turn back, and no further.',
      'Looks at their own cards first.',
      'Likes a full hand.',
    ],
    steady: [
      'Plays a sound game and remembers the last few turns.',
      'Remembers what you just discarded, but not what you picked up.',
      'Weighs two plans and takes the better one.',
    ],
    sharp: [
      'Remembers most of the round, and who picked up what.',
      'Goes out early when it pays.',
      'Compares several plans before every turn.',
    ],
    expert: [
      'Remembers every card that was shown.',
      'Has played millions of turns for practice.',
      'Never forgets a card.',
    ],
    random: ['Plays the first thing they see.'],
    'early-out': ['Hurries to the foot and goes out as soon as possible.'],
    builder: ['Would rather finish one more book than go out.'],
    'pile-hunter': ['Saves pairs for the pile and watches every discard.'],
  } as Readonly<Record<string, readonly string[]>>,
  bot: (level: string) => `Bot · ${level}`,
  you: 'This is you',
  yourPartner: 'Your partner',
  aboutSeat: (name: string) => `About ${name}`,

  // Choosing a face
  chooseFace: 'Choose a face',
  yourFace: 'Your face',
  faceOf: (name: string) => `Face for ${name}`,
  faceNow: (face: string) => `now ${face}`,
};

export type CastWords = typeof cast;
