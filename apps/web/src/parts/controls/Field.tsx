interface FieldProps {
  label: string;
  id?: string;
  value: string;
  maxLength: number;
  autocomplete: string;
  /** What is to be said about what was typed. */
  note?: string | undefined;
  onType: (text: string) => void;
}

/** A line to type in, under its name. */
export function Field({ label, note, onType, ...input }: FieldProps) {
  return (
    <label class="labelled">
      {label}
      <input
        type="text"
        class="field"
        {...input}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
