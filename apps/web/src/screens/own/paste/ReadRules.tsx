import { read, type Reading, type ReadSentence } from '@hand-and-foot/reader';
import { publishedIn } from '@hand-and-foot/words/gallery';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { rulesSpeech } from '../../rules/speech.ts';
import type { Draft } from '../draft/draft.ts';
import { language, words } from '../draft/words.ts';
import { tellable } from '../editor/effects.ts';
import { FootBar } from '../editor/FootBar.tsx';
import { nearestTo } from './pasted.ts';
import { SentenceItem } from './SentenceItem.tsx';

interface ReadRulesProps {
  text: string;
  draft: Draft;
  /** Back to the text. */
  onAgain: () => void;
}

const TO_CHOOSE: ReadonlySet<ReadSentence['state']> = new Set(['conflict', 'unread', 'partly']);

/** The reading of a text: first the part its reader has to choose, then the rest. */
export function ReadRules({ text, draft, onAgain }: ReadRulesProps) {
  const said = words.value.paste;
  const reading = useMemo(() => read(text), [text]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefused = useSignal(false);
  useEffect(() => draft.keep(), [draft]);
  useEffect(() => heading.current?.focus(), []);
  const { name } = rulesSpeech.value.sayRuleSet(
    publishedIn(language.value, nearestTo(reading.parent)),
  );
  const about = reading.sentences.filter(({ state }) => state !== 'aside');
  const asides = reading.sentences.filter(({ state }) => state === 'aside');
  const isOpen = useSignal<ReadSentence | undefined>(undefined);
  const shared = { reading, draft, open: isOpen };
  return (
    <>
      <h2 ref={heading} class="big close" tabIndex={-1}>
        {said.closest(name)}
      </h2>
      <p class="quiet">
        {said.found(about.filter(({ state }) => state === 'read').length, about.length)}
      </p>
      <div class="row above below">
        <Button onClick={onAgain}>{said.again}</Button>
        <ButtonLink href={addressOf({ at: 'own', id: draft.id })}>{said.toEditor}</ButtonLink>
      </div>
      <div class="list loose grow paste-parts">
        <Sentences
          {...shared}
          title={said.toChoose}
          sentences={about.filter(({ state }) => TO_CHOOSE.has(state))}
        />
        <Sentences
          {...shared}
          title={said.understood}
          sentences={about.filter(({ state }) => state === 'read')}
        />
        <Unsaid reading={reading} draft={draft} title={said.unsaid(name)} />
        {asides.length > 0 && (
          <details class="panel">
            <summary class="finger strong">{said.asides}</summary>
            <ul class="list tight">
              {asides.map((sentence, index) => (
                <li key={index} class="quiet">
                  {sentence.text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <FootBar draft={draft} isRefused={isRefused} onShow={() => go({ at: 'own', id: draft.id })} />
    </>
  );
}

interface SentencesProps {
  reading: Reading;
  draft: Draft;
  open: Signal<ReadSentence | undefined>;
  title: (count: number) => string;
  sentences: readonly ReadSentence[];
}

function Sentences({ title, sentences, ...shared }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <section class="list">
      <h3 class="big close">{title(sentences.length)}</h3>
      <ol class="list">
        {sentences.map((sentence, index) => (
          <SentenceItem key={index} sentence={sentence} {...shared} />
        ))}
      </ol>
    </section>
  );
}

function Unsaid({ reading, draft, title }: { reading: Reading; draft: Draft; title: string }) {
  const lines = rulesSpeech.value
    .sayRules({ ...tellable(draft), rulings: [] })
    .flatMap((section) => section.lines)
    .filter(({ knob }) => knob !== undefined && reading.unsaid.includes(knob));
  if (lines.length === 0) return null;
  return (
    <details class="panel">
      <summary class="finger strong">{title}</summary>
      <ul class="list tight">
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
