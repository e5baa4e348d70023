import { go } from '../../parts/screen/route.ts';
import type { Looks } from '../../parts/controls/Button.tsx';
import { FileButton } from '../../parts/controls/FileButton.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import { opened } from './opened.ts';

/** Opens a record file and shows its game. */
export function OpenRecord(looks: Looks) {
  const open = (file: File) => {
    opened.value = file;
    go({ at: 'replay', id: 'file' });
  };
  return (
    <FileButton {...looks} onFile={open}>
      <Icon name="share" size={20} />
      {firstWords.value.start.openRecord}
    </FileButton>
  );
}
