import { faceFor, type Team } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { ownFace } from '../../parts/settings/choices.ts';
import { unguessable } from '../../worker/shared/chance.ts';
import { askForName, NameField, sayRefused } from '../friends/parts/NameField.tsx';
import { ownName } from '../friends/shared/memory.ts';
import { refused } from '../friends/shared/shared.ts';
import { LONGEST_NAME, nameApart, plainTextUpTo } from '../friends/shared/text.ts';
import { words as friendsWords } from '../friends/shared/words.ts';
import { sayNightRefusal } from './sayNightRefusal.ts';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** A name, and one button to come in; in a match one for each team. */
export function Join() {
  const { kind, phase, pairs } = useView();
  const line = useNightLine();
  const isJoining = useSignal(false);
  const said = words.value;
  const isLate = phase !== 'gathering';
  const isFull = isLate && !pairs.some(({ seats }) => seats.some((seat) => 'bot' in seat));
  useEffect(() => {
    if (ownName() === '') askForName();
    return () => (refused.value = undefined);
  }, []);
  if (isFull) return <p class="brass below">{said.begunWithout}</p>;

  async function join(team?: Team): Promise<void> {
    const typed = plainTextUpTo(ownName(), LONGEST_NAME);
    if (isJoining.value) return;
    if (typed === '') {
      refused.value = friendsWords.value.nameNeeded;
      askForName();
      return;
    }
    isJoining.value = true;
    const { players } = line.view.value!;
    const taken = players.flatMap(({ face }) => face ?? []);
    const why = await line.ask({
      do: 'join',
      name: nameApart(
        typed,
        players.map(({ name }) => name),
      ),
      face: ownFace() ?? faceFor(typed, taken),
      seed: unguessable(32),
      ...(team === undefined ? {} : { team }),
    });
    refused.value = why && sayNightRefusal(why);
    isJoining.value = false;
  }

  return (
    <Panel title={said.comeIn} class="friends-panel unprinted">
      {isLate && <p class="note friends-note">{said.takeBotNote}</p>}
      <NameField />
      <p class="no" role="alert">
        {sayRefused()}
      </p>
      <div class="row choices above">
        {kind === 'match' && !isLate ? (
          said.teams.map((team, at) => (
            <Button key={team} look="primary" large onClick={() => void join(at as Team)}>
              {said.joinTeam(team)}
            </Button>
          ))
        ) : (
          <Button look="primary" large onClick={() => void join()}>
            {isLate ? said.takeBot : said.join}
          </Button>
        )}
      </div>
    </Panel>
  );
}
