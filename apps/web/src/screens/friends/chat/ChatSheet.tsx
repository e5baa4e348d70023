import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../shared/friends.css';
import { newTableIn } from '../shared/newTable.ts';
import { phrases, readerText } from '../shared/phrases.ts';
import { askFor, refused, sharedOf, useShared } from '../shared/shared.ts';
import { LONGEST_SAYING, plainText } from '../shared/text.ts';
import { words } from '../shared/words.ts';
import './chatSheet.css';
import { markRead } from './unread.ts';
import { whyQuiet } from './whyQuiet.ts';

/** The chat, and a field to say something. */
export function ChatSheet({ onClose }: { onClose: () => void }) {
  const link = useShared();
  const why = whyQuiet(link);
  useSignalEffect(() => markRead(link));
  return (
    <Sheet title={words.value.chat} onClose={onClose}>
      <div class="list">
        <Said />
        {why === undefined ? <Say /> : <p class="brass">{why}</p>}
      </div>
    </Sheet>
  );
}

function Said() {
  const link = useShared();
  const { seat: mine } = link.known.value;
  const { said } = sharedOf(link);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [said]);
  if (said.length === 0) return <p class="note friends-note">{words.value.nothingSaid}</p>;
  return (
    <div role="log" aria-label={words.value.chat}>
      <ol class="list tight chat-said" ref={list}>
        {said.map(({ seat, name, text, at }) => (
          <li key={`${at} ${seat}`} data-mine={seat === mine || undefined}>
            <b>{name}</b>
            <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
            <span>
              <Text text={text} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A link to a new table can be followed. */
function Text({ text }: { text: string }) {
  const next = newTableIn(text, useShared().id);
  if (next === undefined) return <>{readerText(text)}</>;
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

function Say() {
  const link = useShared();
  const typed = useSignal('');
  const said = words.value;
  async function say(text: string): Promise<void> {
    const plain = plainText(text, LONGEST_SAYING);
    if (plain !== '' && (await askFor(link, { do: 'say', text: plain }))) typed.value = '';
  }
  return (
    <>
      <div class="row chat-phrases" role="group" aria-label={said.phrases}>
        {phrases().map((phrase) => (
          <Button
            key={phrase}

            onClick={() => void say(phrase)}
          >
            {phrase}
          </Button>
        ))}
      </div>
      <form
        class="line tight"
        onSubmit={(event) => {
          event.preventDefault();
          void say(typed.value);
        }}
      >
        <input
          class="field grow"
          type="text"
          aria-label={said.say}
          placeholder={said.say}
          maxLength={LONGEST_SAYING}
          autocomplete="off"
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
        <Button type="submit">{said.send}</Button>
      </form>
      <p class="no friends-no" role="alert">
        {refused}
      </p>
    </>
  );
}
