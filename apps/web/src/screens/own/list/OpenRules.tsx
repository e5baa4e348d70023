import { linkTo } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { go } from '../../../parts/screen/route.ts';
import { FileButton } from '../../../parts/controls/FileButton.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { rulesSpeech } from '../../rules/speech.ts';
import { receive } from '../../../parts/settings/received.ts';
import { words } from '../draft/words.ts';

const LONGEST = 100_000;

/** Opens a rules file and shows it before anything is saved. */
export function OpenRules() {
  const said = words.value;
  const why = useSignal('');
  const open = async (file: File) => {
    const source = file.size > LONGEST ? undefined : parsed(await file.text());
    const received = source === undefined ? undefined : receive(source);
    if (!received) why.value = said.fileUnread;
    else if (received.ok) go({ at: 'rules', id: linkTo(received.own) });
    else {
      const problems = received.problems.slice(0, 3).map(rulesSpeech.value.sayProblem);
      why.value = [said.fileRefused, ...problems].join(' ');
    }
  };
  return (
    <>
      <p class="no" role="alert">
        {why.value}
      </p>
      <FileButton class="above" accept=".json,application/json" onFile={(file) => void open(file)}>
        <Icon name="open" size={20} />
        {said.openFile}
      </FileButton>
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
