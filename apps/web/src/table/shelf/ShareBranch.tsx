import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { Share } from '../../parts/share/Share.tsx';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { hall } from '../link/hall.ts';
import { saveRecord } from '../link/saveRecord.ts';
import { branchWords } from './branchWords.ts';
import { packRecord } from './recordLink.ts';

type Packed = { readonly text: string } | 'tooLong';

/** Its finished rounds as a link that holds them, and as a file. */
export function ShareBranch({ game: { id, touched, branch } }: { game: GameOnShelf }) {
  const words = branchWords.value;
  const [packed, setPacked] = useState<Packed>();
  const [notSaved, setNotSaved] = useState<string>();
  const isShareable = branch?.totals !== undefined;
  useEffect(() => {
    if (!isShareable) return;
    void hall
      .record(id)
      .then(packRecord)
      .then((text) => setPacked(text === undefined ? 'tooLong' : { text }))
      .catch(() => setPacked('tooLong'));
  }, [id, touched, isShareable]);
  if (!isShareable) return <p class="note whole">{words.notFinished}</p>;
  const save = (
    <Button onClick={() => void saveRecord(id).then(setNotSaved)}>
      <Icon name="save" size={20} />
      {words.saveFile}
    </Button>
  );
  return (
    <div class="list whole above">
      {packed === 'tooLong' && <p>{words.tooLong}</p>}
      {packed === 'tooLong' && save}
      {typeof packed === 'object' && (
        <Share
          to={addressOf({ at: 'replay', id: `r.${packed.text}` })}
          text={words.shareText}
          words={words}
          note={words.shareNote}
        >
          {save}
        </Share>
      )}
      <p class="no" role="alert">
        {notSaved}
      </p>
    </div>
  );
}
