import { FACES, type Face as FaceId } from '@hand-and-foot/protocol';
import { useId } from 'preact/hooks';
import { Sheet } from '../sheets/Sheet.tsx';
import { firstWords } from '../words/firstWords.ts';
import { Face } from './Face.tsx';
import './faceSheet.css';

interface FaceSheetProps {
  title: string;
  chosen: FaceId;
  onChoose: (face: FaceId) => void;
  onClose: () => void;
}

/** All faces that a person can have. A tap chooses and closes; arrow keys look around first, and Enter closes. */
export function FaceSheet({ title, chosen, onChoose, onClose }: FaceSheetProps) {
  const name = useId();
  const { faces } = firstWords.value.start;
  const finish = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <div
        class="grid face-choices"
        role="radiogroup"
        aria-label={title}
        onKeyDown={(event) => event.key === 'Enter' && finish(event)}
      >
        {FACES.map((face) => (
          <label
            key={face}
            class="rounded cover-place face-choice"
            onClick={(event) => {
              // Keys on a radio button make a click without a press.
              if (event.detail === 0) return;
              onChoose(face);
              finish(event);
            }}
          >
            <input
              type="radio"
              name={name}
              class="cover"
              checked={face === chosen}
              onChange={() => onChoose(face)}
            />
            <Face of={face} size={60} />
            <span class="small">{faces[face]}</span>
          </label>
        ))}
      </div>
    </Sheet>
  );
}
