import type { Replay } from '@hand-and-foot/record';
import { useMemo } from 'preact/hooks';
import { Select } from '../../parts/controls/Select.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { momentsIn } from './moments.ts';

interface JumpToProps {
  replay: Replay;
  onGo: (index: number) => void;
}

/** A list of the books, the feet and who went out, to jump there. */
export function JumpTo({ replay, onGo }: JumpToProps) {
  const words = wording.value.replay;
  const moments = useMemo(() => momentsIn(replay), [replay, speech.value]);
  const rounds = [...new Set(moments.map(({ round }) => round))];
  return (
    <Select
      label={words.jumpTo}
      value=""
      isOff={moments.length === 0}
      onChoose={(at, list) => {
        onGo(Number(at));
        list.value = '';
      }}
    >
      <option value="" disabled hidden>
        {words.jumpTo}
      </option>
      {rounds.map((round) => (
        <optgroup key={round} label={words.roundOf(round)}>
          {moments
            .filter((each) => each.round === round)
            .map(({ at, text }) => (
              <option key={at} value={at}>
                {text}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
