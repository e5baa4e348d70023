import { AskFirst } from '../../../parts/controls/AskFirst.tsx';
import { opened } from '../shared/open.ts';
import { askFor, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** The table's keeper can end it for everybody, after a confirmation. */
export function CloseTable() {
  const link = useShared();
  const said = words.value;
  if (!sharedOf(link).host || link.known.value.closed) return null;
  const close = async () => {
    if (await askFor(link, { do: 'close' })) opened.value = undefined;
  };
  return (
    <div class="close-table">
      <AskFirst
        question={said.closeQuestion}
        yes={said.closeSurely}
        no={said.closeNot}
        onYes={() => void close()}
      >
        {said.close}
      </AskFirst>
    </div>
  );
}
