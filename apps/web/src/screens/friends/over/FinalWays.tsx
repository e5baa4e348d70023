import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { saveRecord } from '../../../table/link/saveRecord.ts';
import { fetchPart } from '../shared/api.ts';
import { PlayOn } from './PlayOn.tsx';
import { RoundWays } from './RoundWays.tsx';
import { useShared } from '../shared/shared.ts';
import { ShareOver } from '../parts/ShareOver.tsx';
import { words } from '../shared/words.ts';

/** Actions for a finished shared game. */
export function FinalWays() {
  const { id } = useShared();
  const why = useSignal<string | undefined>(undefined);
  const save = async () => {
    why.value = await saveRecord(id, async () => fetchPart('record', id, undefined));
  };
  return (
    <>
      {why.value !== undefined && <p role="alert">{why}</p>}
      <PlayOn />
      <RoundWays>
        <ShareOver id={id} what="score" />
        <Button onClick={() => void save()}>{words.value.saveRecord}</Button>
      </RoundWays>
    </>
  );
}
