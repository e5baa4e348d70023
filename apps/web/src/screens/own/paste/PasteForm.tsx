import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { TextBox } from '../../../parts/controls/Field.tsx';
import { FileButton } from '../../../parts/controls/FileButton.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../draft/words.ts';

interface PasteFormProps {
  text: string;
  onType: (text: string) => void;
  onRead: () => void;
}

const LONGEST = 60_000;

/** The place to paste a rule sheet into. */
export function PasteForm({ text, onType, onRead }: PasteFormProps) {
  const said = words.value.paste;
  const why = useSignal('');
  const type = (next: string) => {
    why.value = '';
    onType(next);
  };
  const open = async (file: File) => {
    if (file.size > LONGEST) why.value = said.tooLong;
    else type(await file.text());
  };
  const readIt = () => {
    if (text.trim() === '') why.value = said.nothing;
    else onRead();
  };
  return (
    <>
      <p class="own-intro">{said.intro}</p>
      <label class="firm grid labelled">
        {said.label}
        <TextBox class="paste-box" maxLength={LONGEST} value={text} onType={type} />
      </label>
      <p class="no" role="alert">
        {why.value}
      </p>
      <div class="row choices above below">
        <FileButton large accept=".txt,.md,text/plain" onFile={(file) => void open(file)}>
          <Icon name="open" size={20} />
          {said.open}
        </FileButton>
        <Button look="primary" large onClick={readIt}>
          {said.read}
        </Button>
      </div>
    </>
  );
}
