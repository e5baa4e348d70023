import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { wording } from '../../parts/words/wording.ts';
import './curtain.css';

interface CurtainProps {
  /** Whose turn it is. */
  name: string;
  onReady: () => void;
}

/** Between two people who share one device: nobody's cards are seen until the next has it in hand. */
export function Curtain({ name, onReady }: CurtainProps) {
  const words = wording.value.curtain;
  return (
    <main class="curtain cloth">
      <h1 class="curtain-title">{words.next(name)}</h1>
      <p>{words.pass(name)}</p>
      <ActionButton look="primary" says={{ text: words.ready(name) }} onPress={onReady} />
    </main>
  );
}
