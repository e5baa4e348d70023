import { faceFor, type NightPlayer } from '@hand-and-foot/protocol';
import type { ComponentChildren } from 'preact';
import { AskFirst } from '../../parts/controls/AskFirst.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { Face } from '../../parts/faces/Face.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

interface PersonLineProps {
  one: NightPlayer;
  /** Something to do with them. */
  children?: ComponentChildren;
}

/** Somebody who has come; the host can remove them. */
export function PersonLine({ one, children }: PersonLineProps) {
  const { host, you } = useView();
  const line = useNightLine();
  const said = words.value;
  const { player, name, face } = one;
  const isYou = player === you;
  return (
    <li class="line wraps finger">
      <Face of={face ?? faceFor(name, [])} size={40} />
      <span class="big strong grow">
        {name} {isYou && <small>{said.you}</small>}
      </span>
      {children}
      {host && !isYou && (
        <AskFirst
          look="quiet"
          label={said.removeOf(name)}
          question={said.removeQuestion(name)}
          yes={said.remove}
          no={said.cancel}
          onYes={() => void line.ask({ do: 'remove', player })}
        >
          <Icon name="close" size={18} />
        </AskFirst>
      )}
    </li>
  );
}

/** Gets you out again. */
export function LeaveButton() {
  const { you } = useView();
  const line = useNightLine();
  if (you === undefined) return null;
  return (
    <div class="row above">
      <Button look="quiet" onClick={() => void line.ask({ do: 'leave' })}>
        {words.value.leave}
      </Button>
    </div>
  );
}
