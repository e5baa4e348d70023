import type { Ref } from 'preact';

interface TextFieldProps {
  id?: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  autocomplete?: string;
  spellcheck?: boolean;
  /** Only for its position. */
  class?: string;
  onType: (text: string) => void;
  /** Left, or Enter was pressed. */
  onDone?: (text: string) => void;
}

/** A text field that something beside it names. */
export function TextField({ class: place, onType, onDone, ...input }: TextFieldProps) {
  return (
    <input
      type="text"
      class={place === undefined ? 'field' : `field ${place}`}
      autocomplete="off"
      {...input}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onChange={({ currentTarget }) => onDone?.(currentTarget.value)}
    />
  );
}

interface TextBoxProps {
  ref?: Ref<HTMLTextAreaElement>;
  rows?: number;
  value: string;
  maxLength?: number;
  /** Only for its position. */
  class: string;
  /** Left out where it's only to be read. */
  onType?: (text: string) => void;
}

/** The same for several lines. */
export function TextBox({ class: place, onType, ...box }: TextBoxProps) {
  return (
    <textarea
      class={`field ${place}`}
      autocomplete="off"
      readOnly={onType === undefined}
      {...box}
      onInput={({ currentTarget }) => onType?.(currentTarget.value)}
    />
  );
}

interface FieldProps extends TextFieldProps {
  label: string;
  /** A remark on the typed text. */
  note?: string | undefined;
  /** The reason it isn't accepted, said at once. */
  no?: string | undefined;
}

/** A text field under its label. */
export function Field({ label, note, no, ...input }: FieldProps) {
  return (
    <label class="firm grid labelled">
      {label}
      <TextField {...input} />
      {note !== undefined && <small>{note}</small>}
      {no !== undefined && (
        <small class="no" role="alert">
          {no}
        </small>
      )}
    </label>
  );
}
