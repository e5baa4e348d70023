import type { Seat } from '@hand-and-foot/engine';
import { isReaction, REACTIONS, type PhraseId, type Saying } from '@hand-and-foot/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { TextField } from '../../../parts/controls/Field.tsx';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Face } from '../../../parts/faces/Face.tsx';
import { likenessesAt } from '../../../parts/faces/likeness.ts';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import '../shared/friends.css';
import { newTableFor } from '../shared/newTable.ts';
import { askFor, personIn, refused, useShared } from '../shared/shared.ts';
import { LONGEST_SAYING, plainTextUpTo } from '../shared/text.ts';
import { words } from '../shared/words.ts';
import './chatSheet.css';
import { chatAt } from './muted.ts';
import { isQuietNow, phrasesAt, whyNotTalk } from './quiet.ts';
import { Reaction } from './Reaction.tsx';
import { sayingText } from './sayingText.ts';
import { markRead } from './unread.ts';

/** The chat, and ways to say something: a reaction, a ready phrase, one's own words. */
export function ChatSheet({ onClose }: { onClose: () => void }) {
  const link = useShared();
  const why = whyNotTalk(link);
  useSignalEffect(() => markRead(link));
  return (
    <Sheet title={words.value.chat} onClose={onClose}>
      <div class="list">
        <Said />
        {why === undefined ? (
          <>
            <Ready onSaid={onClose} />
            {isQuietNow(link) ? <Quiet /> : <Say />}
            <p class="no" role="alert">
              {refused}
            </p>
          </>
        ) : (
          <p class="brass">{why}</p>
        )}
      </div>
    </Sheet>
  );
}

function Said() {
  const link = useShared();
  const { seat: mine } = link.known.value;
  const said = chatAt(link);
  const list = useRef<HTMLOListElement>(null);
  useEffect(
    () => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }),
    [said.at(-1)],
  );
  if (said.length === 0) return <p class="note friends-note">{words.value.nothingSaid}</p>;
  return (
    <div class="scrolls chat-log" role="log" aria-label={words.value.chat} tabIndex={0}>
      <ol class="list tight chat-said" ref={list}>
        {said.map((saying) => (
          <li key={`${saying.at} ${saying.seat}`} data-mine={saying.seat === mine || undefined}>
            <SpeakerFace seat={saying.seat} name={saying.name} />
            <b>{saying.name}</b>
            <time dateTime={new Date(saying.at).toISOString()}>{timeOf(saying.at)}</time>
            <span>
              <Text saying={saying} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The face of somebody who's still there; others had it in another seat. */
function SpeakerFace({ seat, name }: { seat: Seat; name: string }) {
  const { seats } = useShared().known.value;
  const of = personIn(seats[seat]) === name ? likenessesAt(seats)[seat] : undefined;
  return of === undefined ? null : <Face of={of} size={28} />;
}

/** A link to a new table can be followed. */
function Text({ saying }: { saying: Saying }) {
  const link = useShared();
  const { text, phrase = '' } = saying;
  const next = newTableFor(link, text);
  if (isReaction(phrase))
    return (
      <span role="img" aria-label={words.value.ready[phrase]}>
        <Reaction id={phrase} size={32} />
      </span>
    );
  if (next === undefined) return <>{sayingText(saying, link.id)}</>;
  const { table: id, code } = next;
  const to = addressOf({ at: 'shared', id, ...(code === undefined ? {} : { code }) });
  return <a href={to}>{words.value.newTable}</a>;
}

function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(speech.value.language, {
    ...(isToday ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  }).format(at);
}

/** One tap says it, and leads back to the table. */
function Ready({ onSaid }: { onSaid: () => void }) {
  const link = useShared();
  const { ready, reactions, phrases } = words.value;
  const say = async (phrase: PhraseId): Promise<void> => {
    if (await askFor(link, { do: 'sayPhrase', phrase })) onSaid();
  };
  return (
    <>
      <div class="row chat-reactions" role="group" aria-label={reactions}>
        {REACTIONS.map((id) => (
          <IconButton key={id} label={ready[id]} onPress={() => void say(id)}>
            <Reaction id={id} size={34} />
          </IconButton>
        ))}
      </div>
      <div class="row chat-phrases" role="group" aria-label={phrases}>
        {phrasesAt(link).map((id) => (
          <Button key={id} onClick={() => void say(id)}>
            {ready[id]}
          </Button>
        ))}
      </div>
    </>
  );
}

function Quiet() {
  const { terms, known } = useShared();
  const context = { ruleSet: ruleSetOf(terms.rules), pack: known.value.terms.pack, names: [] };
  return <p class="brass">{speech.value.sayRefusal({ why: 'quiet' }, context)}</p>;
}

function Say() {
  const link = useShared();
  const typed = useSignal('');
  const said = words.value;
  async function say(text: string): Promise<void> {
    const plain = plainTextUpTo(text, LONGEST_SAYING);
    if (plain !== '' && (await askFor(link, { do: 'say', text: plain }))) typed.value = '';
  }
  return (
    <form
      class="line tight"
      onSubmit={(event) => {
        event.preventDefault();
        void say(typed.value);
      }}
    >
      <TextField
        class="grow"
        aria-label={said.say}
        placeholder={said.say}
        maxLength={LONGEST_SAYING}
        value={typed.value}
        onType={(text) => (typed.value = text)}
      />
      <Button type="submit">{said.send}</Button>
    </form>
  );
}
