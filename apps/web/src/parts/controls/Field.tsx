interface FieldProps {
  label: string;
  id?: string;
  value: string;
  maxLength: number;
  autocomplete: string;
  /** A remark on the typed text. */
  note?: string | undefined;
  /** The reason it isn't accepted, said at once. */
  no?: string | undefined;
  onType: (text: string) => void;
}

/** A text field under its label. */
export function Field({ label, note, no, onType, ...input }: FieldProps) {
  return (
    <label class="firm grid labelled">
      {label}
      <input
        type="text"
        class="field"
        {...input}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {note !== undefined && <small>{note}</small>}
      {no !== undefined && (
        <small class="no" role="alert">
          {no}
        </small>
      )}
    </label>
  );
}
