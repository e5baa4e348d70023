import { useSignal } from '@preact/signals';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { Share } from '../../parts/share/Share.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { words as friendsWords } from '../friends/shared/words.ts';
import { HandOn } from './HandOn.tsx';
import { Join } from './Join.tsx';
import { Partners } from './Partners.tsx';
import { sayNightRefusal } from './sayNightRefusal.ts';
import { Teams } from './Teams.tsx';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** Before the start: people come in, and find their partners or teams. */
export function Gathering() {
  const { kind, host, you } = useView();
  const said = words.value;
  return (
    <>
      {host && <Invite />}
      {you === undefined && <Join />}
      <Panel title={said.people} class="friends-panel">
        {kind === 'match' ? <Teams /> : <Partners />}
      </Panel>
      {host && <HandOn />}
      {host ? <Start /> : you !== undefined && <p class="big strong centered">{said.waits}</p>}
    </>
  );
}

function Invite() {
  const { id, code } = useNightLine();
  const said = words.value;
  const { link, copy, copied, notCopied, share: send, onlyHere, showCode } = friendsWords.value;
  if (code === undefined || code === '') return null;
  return (
    <Panel title={said.invite} class="friends-panel">
      <Share
        to={addressOf({ at: 'night', id, code })}
        text={said.shareText}
        note={said.inviteNote}
        words={{ link, copy, copied, notCopied, send, code: showCode, onlyHere }}
      />
    </Panel>
  );
}

/** The host starts it for everyone. */
function Start() {
  const line = useNightLine();
  const view = useView();
  const isStarting = useSignal(false);
  const why = useSignal('');
  const said = words.value;
  const part = view.kind === 'match' ? 'match' : 'pairs';

  async function start(): Promise<void> {
    if (isStarting.value) return;
    isStarting.value = true;
    why.value = '';
    const refusal = await line.ask({ do: 'start' });
    if (refusal !== undefined)
      why.value = refusal === 'tooFew' ? said.tooFew[part] : sayNightRefusal(refusal);
    isStarting.value = false;
  }

  return (
    <section class="list tight">
      <p class="no" role="alert">
        {why}
      </p>
      <Button look="primary" large onClick={() => void start()}>
        {isStarting.value ? said.starting : said.start}
      </Button>
      <p class="note">{said.startNote[part]}</p>
    </section>
  );
}
