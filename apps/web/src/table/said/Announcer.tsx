import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isAstray } from '../drag/astray.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { heard, heardUndone } from './heard.ts';
import { useTheGame } from '../game/game.ts';
import { sayAgain } from '../game/sayAgain.ts';
import { seenBy } from '../game/seen.ts';
import { useStagedAloud } from './useStagedAloud.ts';

/** Past sentences kept in the log. */
const KEPT = 12;

/** Events for screen readers: turns when they end, quietly; your turn and refusals at once. */
export function Announcer() {
  const game = useTheGame();
  const { link, desk } = game;
  const log = useSignal<readonly { at: number; text: string }[]>([]);
  const urgent = useSignal('');
  const staging = useStagedAloud(game);

  useEffect(() => {
    let at = 0;
    return link.listen((events, before, undone) => {
      const { quiet, loud } = heard(game, events, before);
      if (loud !== undefined) urgent.value = loud;
      const all = undone ? [...quiet, heardUndone(game, undone)] : quiet;
      const said = all.map((text) => ({ at: ++at, text }));
      if (said.length > 0) log.value = [...log.peek(), ...said].slice(-KEPT);
    });
  }, [link]);

  useSignalEffect(() => {
    const no = desk.no.value;
    if (isAstray(desk)) urgent.value = sayAgain(urgent.peek(), wording.value.hand.astray);
    else if (no)
      urgent.value = speech.value.sayRefusal(no, { ...seenBy(game).context, aloud: true });
  });

  return (
    <div class="unseen table-aloud">
      <div role="log" aria-label={wording.value.table.whatHappened}>
        {log.value.map(({ at, text }) => (
          <p key={at}>{text}</p>
        ))}
      </div>
      <p aria-live="polite">{staging}</p>
      <p aria-live="assertive">{urgent.value}</p>
    </div>
  );
}
