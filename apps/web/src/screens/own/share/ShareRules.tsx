import { linkTo } from '@hand-and-foot/rulesets';
import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { fileOf, type NamedRules } from '../../../parts/settings/received.ts';
import { Share } from '../../../parts/share/Share.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { saveFile } from '../../../table/link/saveRecord.ts';
import { words } from '../draft/words.ts';

interface ShareRulesProps {
  own: NamedRules;
  onClose: () => void;
}

/** Shares rules: the link, its QR code and the file each hold all of them. */
export function ShareRules({ own, onClose }: ShareRulesProps) {
  const said = words.value;
  return (
    <Sheet title={said.share} onClose={onClose}>
      <Share
        to={addressOf({ at: 'rules', id: linkTo(own) })}
        text={said.shareText(own.name)}
        words={said}
        note={said.shareNote}
      >
        <Button onClick={() => saveFile(fileName(own), fileOf(own))}>
          <Icon name="save" size={20} />
          {said.saveFile}
        </Button>
      </Share>
    </Sheet>
  );
}

/** The name in letters every device accepts. */
function fileName({ name }: NamedRules): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'rules'}.json`;
}
