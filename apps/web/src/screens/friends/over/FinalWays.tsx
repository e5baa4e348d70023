import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { saveRecord } from '../../../table/link/saveRecord.ts';
import { fetchPart } from '../shared/api.ts';
import { PlayOn } from './PlayOn.tsx';
import { RoundWays } from './RoundWays.tsx';
import { sharedOf, useShared } from '../shared/shared.ts';
import { ShareOver } from '../parts/ShareOver.tsx';
import { words } from '../shared/words.ts';
import { ToStandings } from './ToStandings.tsx';

/** Actions for a finished shared game. */
export function FinalWays() {
  const link = useShared();
  const { id } = link;
  const why = useSignal<string | undefined>(undefined);
  const save = async () => {
    why.value = await saveRecord(id, async () => fetchPart('record', id, undefined));
  };
  if (sharedOf(link).night)
    return (
      <div class="row choices above">
        <ToStandings isMain />
      </div>
    );
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
