import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button, ButtonLink } from '../parts/controls/Button.tsx';
import { Confirm } from '../parts/controls/Confirm.tsx';
import { Field } from '../parts/controls/Field.tsx';
import { Fold } from '../parts/controls/Fold.tsx';
import { IconButton } from '../parts/controls/IconButton.tsx';
import { OneOf } from '../parts/controls/OneOf.tsx';
import { Panel } from '../parts/controls/Panel.tsx';
import { Segments } from '../parts/controls/Segments.tsx';
import { Stepper } from '../parts/controls/Stepper.tsx';
import { Switch } from '../parts/controls/Switch.tsx';
import { Toast } from '../parts/controls/Toast.tsx';
import { Icon } from '../parts/look/Icon.tsx';
import { Share } from '../parts/share/Share.tsx';
import { Sheet } from '../parts/sheets/Sheet.tsx';

const LOOKS = ['primary', 'plain', 'quiet', 'danger'] as const;

const SHARE = {
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copy it by hand',
  send: 'Share',
  code: 'QR code',
  onlyHere: 'Only here',
};

const nothing = (): void => undefined;

/** Every part of the screens, in both themes, in normal and large print. */
export function Parts() {
  return (
    <div class="grid gallery-panes">
      {(['light', 'dark'] as const).flatMap((theme) =>
        (['normal', 'large'] as const).map((print) => (
          <section
            key={`${theme} ${print}`}
            class="cloth place grid gallery-pane"
            data-theme={theme}
            data-print={print}
          >
            <Buttons />
            <Named title={`${theme}, ${print}`} />
            <Chosen />
            <Share to="#/" text="A link" words={SHARE} note="What it is for" />
            <Confirm
              question="Delete this game?"
              yes="Delete"
              no="Keep"
              onYes={nothing}
              onNo={nothing}
            />
            <Open />
            <Toast text="A new version is ready">
              <Button look="primary">Use it</Button>
              <Button>Later</Button>
            </Toast>
          </section>
        )),
      )}
    </div>
  );
}

function Buttons() {
  return (
    <>
      {[false, true].map((large) => (
        <div key={large} class="row">
          {LOOKS.map((look) => (
            <Button key={look} look={look} large={large}>
              {look}
            </Button>
          ))}
        </div>
      ))}
      <div class="row">
        <ButtonLink href="#/">
          <Icon name="play" size={20} />
          Link
        </ButtonLink>
        <Button aria-disabled="true">Refused</Button>
        <Button disabled>Disabled</Button>
        <IconButton icon="more" label="More" onPress={nothing} />
        <IconButton icon="undo" label="Undo" isOff onPress={nothing} />
      </div>
    </>
  );
}

function Named({ title }: { title: string }) {
  const name = useSignal('Ana');
  const deck = useSignal('Modern');
  const options = ['Modern', 'Classic'].map((value) => [value, value] as const);
  return (
    <Panel title={title}>
      <Field
        label="Name"
        value={name.value}
        maxLength={20}
        autocomplete="off"
        note="20 letters at most"
        onType={(text) => (name.value = text)}
      />
      <Fold label="Rules" value="House Rules">
        Inside
      </Fold>
      <OneOf
        label="Deck"
        value={deck.value}
        options={options}
        onChoose={(value) => (deck.value = value)}
      />
    </Panel>
  );
}

function Chosen() {
  const pace = useSignal<'calm' | 'normal' | 'quick'>('normal');
  const players = useSignal(4);
  const isOn = useSignal(true);
  return (
    <div class="panel">
      <Line label="Pace">
        {(id) => (
          <Segments
            labelledBy={id}
            options={(['calm', 'normal', 'quick'] as const).map((value) => ({
              value,
              label: value,
            }))}
            value={pace.value}
            onChoose={(value) => (pace.value = value)}
          />
        )}
      </Line>
      <Line label="Players">
        {(id) => (
          <Stepper
            labelledBy={id}
            among={[2, 3, 4]}
            value={players.value}
            fewer="Fewer"
            more="More"
            onChoose={(value) => (players.value = value)}
          />
        )}
      </Line>
      <Switch
        label="Sound"
        note="Paper and wood"
        on={isOn.value}
        onTurn={(on) => (isOn.value = on)}
      />
    </div>
  );
}

function Line({ label, children }: { label: string; children: (id: string) => ComponentChildren }) {
  const id = useId();
  return (
    <div class="line">
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}

function Open() {
  const isOpen = useSignal(false);
  return (
    <>
      <Button onClick={() => (isOpen.value = true)}>Open a sheet</Button>
      {isOpen.value && (
        <Sheet title="A sheet" onClose={() => (isOpen.value = false)}>
          <p>Something to read.</p>
        </Sheet>
      )}
    </>
  );
}
