import { useId } from 'preact/hooks';
import { Segments } from '../../../parts/controls/Segments.tsx';
import { words } from '../draft/words.ts';

interface TogetherProps {
  partners: boolean;
  onChoose: (partners: boolean) => void;
}

/** Whether the bots play with partners, if the rules leave it open. */
export function Together({ partners, onChoose }: TogetherProps) {
  const { lab } = words.value;
  const label = useId();
  return (
    <div class="line wraps below try-line">
      <span id={label}>{lab.together}</span>
      <Segments
        labelledBy={label}
        options={[
          { value: 'alone', label: lab.everyoneAlone },
          { value: 'partners', label: lab.partners },
        ]}
        value={partners ? 'partners' : 'alone'}
        onChoose={(value) => onChoose(value === 'partners')}
      />
    </div>
  );
}
