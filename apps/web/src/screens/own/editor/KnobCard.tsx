import { packFor } from '@hand-and-foot/engine';
import type { Knob, Shape } from '@hand-and-foot/rulesets';
import type { RulesDifference } from '@hand-and-foot/words';
import { useId, useRef, useState } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { FormSwitch, formOf } from '../values/Either.tsx';
import { Value } from '../values/Value.tsx';
import { knobWords, words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import { Effect } from './Effect.tsx';
import './knobCard.css';
import { OptionRows } from './OptionRows.tsx';
import { SheetsSay } from './SheetsSay.tsx';

interface KnobCardProps {
  draft: Draft;
  entry: Knob;
  effect: RulesDifference | undefined;
  /** The current wording of the rule. */
  told: string;
}

export const cardId = (knob: string): string => `knob-${knob}`;

/** One knob: its value, the alternatives, and a change's effect. */
export function KnobCard({ draft, entry, effect, told }: KnobCardProps) {
  const said = words.value;
  const card = useRef<HTMLElement>(null);
  const { knob } = entry;
  const title = knobWords.value.knobs[knob];
  const isChanged = draft.changed.value.includes(knob);
  const rules = draft.rules.value;
  const value = rules[knob];
  const forms = entry.shape.shape === 'either' ? entry.shape : undefined;
  const shape = forms ? formOf({ shape: forms, value }) : entry.shape;
  const shown = { ...entry, shape };
  const props = {
    shape,
    value,
    path: knob,
    label: title,
    pack: packFor(rules.pack),
    onChange: (next: unknown) => draft.turn(knob, next),
  };
  const putBack = () => {
    draft.putBack(knob);
    // The pressed button is gone with the change.
    card.current?.querySelector<HTMLElement>('.knob-body :is(input, button, select)')?.focus();
  };
  const isChoice = shape.shape === 'choice' || shape.shape === 'union';
  const isFolded = isLong(shape);
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  return (
    <section
      ref={card}
      class="panel grid knob"
      data-changed={isChanged || undefined}
      data-line={shape.shape === 'number' || undefined}
      aria-labelledby={cardId(knob)}
    >
      <header class="line wraps knob-head">
        <h3 id={cardId(knob)} class="knob-title" tabIndex={-1}>
          {title}
        </h3>
        {isFolded && (
          <Button
            class="knob-unfold"
            aria-expanded={isOpen}
            aria-controls={body}
            aria-label={said.of(said.edit, title)}
            onClick={() => setOpen(!isOpen)}
          >
            {said.edit}
            <Icon name="down" size={18} />
          </Button>
        )}
      </header>
      <div id={body} class="knob-body">
        {isChoice && <OptionRows {...props} entry={shown} before={draft.parent.rules[knob]} />}
        {!isChoice && (isOpen || !isFolded) && <Value {...props} />}
        {isFolded && !isOpen && !effect && <p class="quiet">{told}</p>}
      </div>
      {forms && (
        <div class="knob-form">
          <FormSwitch {...props} shape={forms} />
        </div>
      )}
      {!isChoice && <SheetsSay entry={shown} />}
      {/* Below the value, which stays under the finger when the first press changes it. */}
      {isChanged && (
        <div class="line knob-changed">
          <span class="badge">{said.changed}</span>
          <Button look="quiet" aria-label={said.putBackOf(title)} onClick={putBack}>
            {said.putBack}
          </Button>
        </div>
      )}
      <Effect draft={draft} knob={knob} effect={effect} />
    </section>
  );
}

/** Large tables and lists show a summary, and unfold for editing. */
function isLong(shape: Shape): boolean {
  if (shape.shape !== 'list') return shape.shape === 'perKind' || shape.shape === 'perPlayers';
  return shape.of.shape !== 'number' && shape.of.shape !== 'choice';
}
