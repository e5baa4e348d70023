import type { Face as FaceId } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { Icon } from '../look/Icon.tsx';
import { castWords } from '../words/castWords.ts';
import { firstWords } from '../words/firstWords.ts';
import { Face } from './Face.tsx';
import './faceButton.css';
import { FaceSheet } from './FaceSheet.tsx';

interface FaceButtonProps {
  /** Whose face it is, for others on this device; left out, it's yours. */
  name?: string;
  face: FaceId;
  onChoose: (face: FaceId) => void;
}

/** A person's face; pressed, it offers the others. */
export function FaceButton({ name, face, onChoose }: FaceButtonProps) {
  const isChoosing = useSignal(false);
  const words = castWords.value;
  const whose = name === undefined ? words.yourFace : words.faceOf(name);
  return (
    <>
      <button
        type="button"
        class="fixed face-button"
        aria-label={`${whose}, ${words.faceNow(firstWords.value.start.faces[face])}`}
        onClick={() => (isChoosing.value = true)}
      >
        <Face of={face} size={44} />
        <Icon name="down" size={18} />
      </button>
      {isChoosing.value && (
        <FaceSheet
          title={name === undefined ? words.chooseFace : whose}
          chosen={face}
          onChoose={onChoose}
          onClose={() => (isChoosing.value = false)}
        />
      )}
    </>
  );
}
