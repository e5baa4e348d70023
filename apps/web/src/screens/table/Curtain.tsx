import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { wording } from '../../parts/words/wording.ts';
import './curtain.css';

interface CurtainProps {
  name: string;
  onReady: () => void;
}

/** Between two people on one device: hides all cards until the next one has it in hand. */
export function Curtain({ name, onReady }: CurtainProps) {
  const words = wording.value.curtain;
  return (
    <main class="alone curtain cloth">
      <h1 class="curtain-title">{words.next(name)}</h1>
      <p>{words.pass(name)}</p>
      <ActionButton look="primary" says={{ text: words.ready(name) }} onPress={onReady} />
    </main>
  );
}
