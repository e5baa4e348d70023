import type { Rules } from '@hand-and-foot/engine';
import {
  built,
  otherwise,
  type Fact,
  type Reading,
  type ReadSentence,
} from '@hand-and-foot/reader';
import { catalogue } from '@hand-and-foot/rulesets';
import { sayPart } from '@hand-and-foot/words';
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { rulesSpeech } from '../../rules/speech.ts';
import type { Draft } from '../draft/draft.ts';
import { words } from '../draft/words.ts';
import { tellable } from '../editor/effects.ts';
import { KnobCards } from '../editor/KnobCards.tsx';
import { nearestTo } from './pasted.ts';

interface SentenceItemProps {
  reading: Reading;
  sentence: ReadSentence;
  draft: Draft;
  /** The one sentence whose knobs are shown. */
  open: Signal<ReadSentence | undefined>;
}

const ICONS = {
  read: 'check',
  chosen: 'check',
  partly: 'info',
  unread: 'help',
  conflict: 'warning',
  aside: 'info',
} as const;

/** A sentence of the text, what it was understood as, and the rules it's about to change in place. */
export function SentenceItem({ reading, sentence, draft, open }: SentenceItemProps) {
  const said = words.value.paste;
  const id = useId();
  const { text, line } = sentence;
  const knobs = knobsOf(sentence);
  const state = knobs.some((knob) => isChosen(knob, reading, draft)) ? 'chosen' : sentence.state;
  const isOpen = open.value === sentence;
  // A text pasted in one piece has no other line to tell it from.
  const hasLines = reading.sentences.some((other) => other.line !== line);
  return (
    <li class="panel grid tight paste-sentence" data-state={state}>
      <p class="line strong">
        <Icon name={ICONS[state]} size={20} />
        {state !== 'aside' && said.states[state]} {hasLines && <small>{said.line(line)}</small>}
      </p>
      <blockquote id={`${id}-text`} class="paste-text">
        {text}
      </blockquote>
      {linesFound(sentence, draft).map((told) => (
        <p key={told} class="strong">
          {told}
        </p>
      ))}
      <Against sentence={sentence} reading={reading} />
      <div class="row">
        {state === 'conflict' && (
          <Button aria-describedby={`${id}-text`} onClick={() => useIt(sentence, draft)}>
            {said.useIt}
          </Button>
        )}
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-text`}
          onClick={() => (open.value = isOpen ? undefined : sentence)}
        >
          {sentence.state === 'read' ? said.change : said.choose}
          <Icon name="down" size={18} />
        </Button>
      </div>
      <div id={id} class="list" hidden={!isOpen}>
        {isOpen && (
          <KnobCards knobs={catalogue.filter(({ knob }) => knobs.includes(knob))} draft={draft} />
        )}
      </div>
    </li>
  );
}

/** The sentences that this one contradicts. */
function Against({ sentence, reading }: { sentence: ReadSentence; reading: Reading }) {
  const said = words.value.paste;
  if (sentence.state !== 'conflict') return null;
  const others = (sentence.against ?? []).map((at) => reading.sentences[at]!);
  if (others.length === 0) return <p>{said.itself}</p>;
  return others.map(({ line, text }, index) => <p key={index}>{said.against(line, text)}</p>);
}

/** Of sentences that contradict each other, this one counts. */
function useIt({ found }: ReadSentence, draft: Draft): void {
  const rules = built(draft.rules.value, found);
  for (const knob of new Set(found.map((fact) => fact.knob))) draft.turn(knob, rules[knob]);
}

function knobsOf({ state, found, topic }: ReadSentence): (keyof Rules)[] {
  const own = found.map(({ knob }) => knob);
  return [
    ...new Set(state === 'partly' || state === 'unread' ? [...own, ...(topic?.knobs ?? [])] : own),
  ];
}

/** Whether somebody has turned the knob since the text was read. */
function isChosen(knob: keyof Rules, { parent, changes }: Reading, draft: Draft): boolean {
  const asRead = changes[knob] ?? nearestTo(parent).rules[knob];
  return JSON.stringify(asRead) !== JSON.stringify(draft.rules.value[knob]);
}

/** The sentence in the words of the rules page. */
function linesFound({ found, state }: ReadSentence, draft: Draft): string[] {
  const now = tellable(draft);
  const rules = state === 'conflict' ? built(now.rules, found) : now.rules;
  const say = (fact: Fact): string[] =>
    sayPart(rulesSpeech.value, { ...now, rules }, fact.knob, otherwise(rules, fact));
  return [...new Set(found.flatMap(say))];
}
