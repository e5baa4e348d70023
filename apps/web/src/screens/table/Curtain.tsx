import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { Face } from '../../parts/faces/Face.tsx';
import type { Likeness } from '../../parts/faces/likeness.ts';
import { wording } from '../../parts/words/wording.ts';
import './curtain.css';

interface CurtainProps {
  name: string;
  face: Likeness | undefined;
  onReady: () => void;
}

/** Between two people on one device: hides all cards until the next one has it in hand. */
export function Curtain({ name, face, onReady }: CurtainProps) {
  const words = wording.value.curtain;
  return (
    <main class="alone curtain cloth">
      {face && <Face of={face} size={120} />}
      <h1 class="curtain-title">{words.next(name)}</h1>
      <p>{words.pass(name)}</p>
      <ActionButton look="primary" says={{ text: words.ready(name) }} onPress={onReady} />
    </main>
  );
}
