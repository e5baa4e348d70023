import {
  followFrom,
  isAboutCards,
  PHRASE_IDS,
  REACTIONS,
  type Answer,
  type Saying,
} from '@hand-and-foot/protocol';
import { known, seatedParty, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';

const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown => expect.objectContaining({ ok: false, refusal: { why } });

const harmless = PHRASE_IDS.filter((id) => !isAboutCards(id));
const aboutCards = PHRASE_IDS.filter(isAboutCards);

async function playing(quiet: boolean): Promise<Party> {
  const all = await seatedParty({ manners: { quiet } });
  await all.ask(known('host'), { do: 'deal' });
  return all;
}

const say = async (all: Party, phrase: string): Promise<Answer> => {
  // The allowance isn't what these tests are about.
  await all.clock.pass(60_000);
  return all.ask(known('Ada'), { do: 'sayPhrase', phrase });
};

/** The chat as somebody sees it who comes now. */
function chatOf(all: Party): readonly Saying[] {
  let said: readonly Saying[] = [];
  all.table.watch(known('Ben'), (message) => {
    if (message.is === 'snapshot') said = followFrom(message).shared!.said;
  });
  return said;
}

describe('phrases', () => {
  test('travel as ids, with English words for those who don’t know them', async () => {
    const all = await playing(false);
    expect(await say(all, 'wellPlayed')).toEqual(ok);
    const saying = { seat: 0, text: 'Well played!', phrase: 'wellPlayed' };
    expect(all.told.at(-1)!.at(-1)).toMatchObject({ is: 'said', ...saying });
    const chat = chatOf(all);
    expect(chat).toMatchObject([{ ...saying, name: 'Ada' }]);
    expect(chatOf(await all.again())).toEqual(chat);
  });

  test.each(PHRASE_IDS)('can all be said where people talk: %s', async (phrase) => {
    expect(await say(await playing(false), phrase)).toEqual(ok);
  });

  test('that aren’t about cards can be said at a quiet table, and no others while a round is played', async () => {
    const all = await playing(true);
    expect(harmless).toEqual(expect.arrayContaining([...REACTIONS]));
    for (const phrase of harmless) expect(await say(all, phrase)).toEqual(ok);
    const before = all.seq;
    for (const phrase of aboutCards) expect(await say(all, phrase)).toEqual(no('quiet'));
    expect(await all.ask(known('Ada'), { do: 'say', text: 'Well played!' })).toEqual(no('quiet'));
    expect(all.seq).toBe(before);
  });

  test('about cards can be said at a quiet table before the deal', async () => {
    const all = await seatedParty({ manners: { quiet: true } });
    for (const phrase of aboutCards) expect(await say(all, phrase)).toEqual(ok);
  });

  test.each(['unheardOf', '__proto__', 'toString', 'WellPlayed'])(
    'that nobody knows are refused and written nowhere: %s',
    async (phrase) => {
      const all = await playing(false);
      const before = all.seq;
      expect(await say(all, phrase)).toEqual(no('noSuchPhrase'));
      expect(all.seq).toBe(before);
    },
  );

  test('are for people with a seat', async () => {
    const all = await playing(false);
    const phrase = { do: 'sayPhrase', phrase: 'wow' } as const;
    expect(await all.ask(known('Eve'), phrase)).toEqual(no('notYourSeat'));
    await all.ask(known('Ada'), { do: 'standIn', seat: 0, name: 'Bot', level: 'random' });
    expect(await all.ask(known('Ada'), phrase)).toEqual(no('notYourSeat'));
  });

  test('count against the same limits as other talk', async () => {
    const all = await playing(true);
    const answers: Answer[] = [];
    for (let at = 0; at < 15; at++)
      answers.push(await all.ask(known('Ada'), { do: 'sayPhrase', phrase: 'haHa' }));
    expect(answers.filter((answer) => answer.ok).length).toBeLessThan(12);
    expect(answers.at(-1)).toEqual(no('tooOften'));
  });
});
