import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { Face } from '../../parts/faces/Face.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import './curtain.css';
import type { NextPerson } from './useGame.ts';

/** Between two people on one device: hides all cards until the next one has it in hand. */
export function Curtain({ next: { name, face, sitDown, undo } }: { next: NextPerson }) {
  const words = wording.value.curtain;
  return (
    <main class="alone curtain cloth">
      {face && <Face of={face} size={120} />}
      <h1 class="curtain-title">{words.next(name)}</h1>
      <p>{words.pass(name)}</p>
      <ActionButton look="primary" says={{ text: words.ready(name) }} onPress={sitDown} />
      {undo && (
        <ActionButton
          says={{ text: words.undo(undo.name) }}
          icon={<Icon name="undo" size={22} />}
          onPress={undo.takeBack}
        />
      )}
    </main>
  );
}
