import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/look/Icon.tsx';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { seenBy, useSeen } from '../game/seen.ts';
import { MeldMark } from '../melds/MeldMark.tsx';
import { hurried } from '../motion/hurry.ts';
import { FootSign } from '../seats/FootSign.tsx';
import { momentsIn, type TableMoment } from './moments.ts';
import './moments.css';

const LASTS_MS = 2200;

/** A foot picked up, a book completed, the pile frozen: said over the table for a moment. Any tap or key skips it. */
export function Moments() {
  const game = useTheGame();
  const { context } = useSeen();
  const shown = useSignal<readonly TableMoment[]>([]);
  useEffect(() => {
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      shown.value = [];
    };
    const stop = game.link.listen((events) => {
      const moments = hurried.value ? [] : momentsIn(events, seenBy(game));
      if (moments.length === 0) return;
      clearTimeout(timer);
      shown.value = moments;
      timer = window.setTimeout(hide, LASTS_MS);
    });
    addEventListener('pointerdown', hide, { capture: true });
    addEventListener('keydown', hide, { capture: true });
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('pointerdown', hide, { capture: true });
      removeEventListener('keydown', hide, { capture: true });
    };
  }, [game.link]);
  // The log reads the same sentence out.
  return (
    <div class="moments" aria-hidden="true">
      {shown.value.map(({ is, text }) => (
        <p key={text} class="line moment" data-is={is}>
          <Sign is={is} />
          <span>
            <Sentence text={text} lead={[...context.names, wording.value.table.you]} />
          </span>
        </p>
      ))}
    </div>
  );
}

function Sign({ is }: Pick<TableMoment, 'is'>) {
  if (is === 'frozen') return <Icon name="snowflake" size={22} />;
  return is === 'foot' ? <FootSign /> : <MeldMark look={is} book />;
}
