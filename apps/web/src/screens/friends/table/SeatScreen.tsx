import type { FinalEnding } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { Outline } from '../../../parts/screen/Outline.tsx';
import { faceNow } from '../shared/faceNow.ts';
import { claimSeat } from '../../../table/link/remoteClaim.ts';
import { Ended } from '../over/Ended.tsx';
import '../shared/friends.css';
import { ownName } from '../shared/memory.ts';
import { askForName, NameField } from '../parts/NameField.tsx';
import { LONGEST_NAME, plainTextUpTo } from '../shared/text.ts';
import { hasSeatBy, noteUse } from '../shared/usedLink.ts';
import { words } from '../shared/words.ts';

type Claim = 'asking' | 'named' | { readonly sorry: string } | FinalEnding;

/** A private link to a seat. Your own seat opens at once; somebody else's asks for a name first. */
export function SeatScreen({ id, code }: { id: string; code: string | undefined }) {
  const state = useSignal<Claim>('asking');
  const said = words.value;

  async function claim(name?: string): Promise<void> {
    state.value = 'asking';
    if (code === undefined) {
      state.value = { sorry: said.linkUsed };
      return;
    }
    // A link works once; tapped again, it leads to the seat it gave.
    if (await hasSeatBy(id, code)) {
      goToTable();
      return;
    }
    const answer = await claimSeat(id, {
      do: 'claim',
      code,
      ...(name ? { name, face: faceNow(undefined) } : {}),
    });
    if (typeof answer === 'string') state.value = answer;
    else if (answer.ok) {
      noteUse(id, code);
      goToTable();
    } else state.value = afterRefusal(answer.refusal.why);
  }

  function goToTable(): void {
    go({ at: 'shared', id }, 'replace');
  }

  function claimNamed(): void {
    const name = plainTextUpTo(ownName(), LONGEST_NAME);
    if (name === '') askForName();
    else void claim(name);
  }

  function afterRefusal(why: string): Claim {
    if (why === 'nameNeeded') return 'named';
    if (why === 'noSuchLink') return { sorry: said.linkUsed };
    const { otherwise, ...reasons } = said.notClaimed;
    return { sorry: why in reasons ? reasons[why as keyof typeof reasons] : otherwise };
  }

  useEffect(() => void claim(), [id, code]);
  if (typeof state.value === 'object')
    return (
      <main class="alone cloth">
        <h1>{state.value.sorry}</h1>
        <ButtonLink look="primary" large href={addressOf({ at: 'start' })}>
          {said.toStart}
        </ButtonLink>
      </main>
    );
  switch (state.value) {
    case 'asking':
      return <Outline />;
    case 'named':
      return (
        <main class="alone cloth">
          <h1>{said.claimTitle}</h1>
          <p>{said.claimNote}</p>
          <NameField />
          <Button look="primary" large onClick={claimNamed}>
            {said.claim}
          </Button>
        </main>
      );
    default:
      return <Ended why={state.value} />;
  }
}
