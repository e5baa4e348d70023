import { useEffect, useState } from 'preact/hooks';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { Button } from '../../../parts/controls/Button.tsx';
import { saveFile } from '../../../table/link/saveRecord.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { fetchPart, isNotFound } from '../shared/api.ts';
import '../shared/friends.css';
import { ShareOver } from '../parts/ShareOver.tsx';
import { rememberedOf } from '../shared/memory.ts';
import { words } from '../shared/words.ts';
import './checkScreen.css';
import { findingsIn, type Findings } from './findings.ts';
import { Round } from './Round.tsx';

interface Checked {
  readonly findings: Findings;
  readonly story: string;
}

type Unchecked = 'failed' | 'notFound';

/** Shows, from the server's published numbers and this browser's own notes, that nobody chose the cards. */
export function CheckScreen({ id, code }: { id: string; code: string | undefined }) {
  const said = words.value.check;
  const checked = useChecked(id, code);
  return (
    <main class="screen friends check">
      <ScreenHead title={said.title} />
      <p>{said.intro}</p>
      {checked === undefined && <p role="status">{said.checking}</p>}
      {typeof checked === 'string' && <p role="alert">{said[checked]}</p>}
      {typeof checked === 'object' && <Told id={id} {...checked} />}
    </main>
  );
}

function Told({ id, findings, story }: Checked & { id: string }) {
  const said = words.value.check;
  const { rounds, follows, names } = findings;
  if (!follows)
    return (
      <Panel title={said.wrong} class="friends-panel" data-wrong role="alert">
        <p>{said.cards.differ}</p>
      </Panel>
    );
  if (rounds.length === 0) return <p role="status">{said.none}</p>;
  return (
    <>
      <p role="status">{said.works}</p>
      {rounds.map((finding) => (
        <Round key={finding.round} finding={finding} names={names} />
      ))}
      <Panel title={said.what} class="friends-panel">
        <ul>
          {said.meaning.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p class="note friends-note">{said.offline}</p>
        <div class="list tight tiles">
          <Button onClick={() => saveFile(`hand-and-foot-${id}.story.jsonl`, story)}>
            <Icon name="save" size={20} />
            {said.saveStory}
          </Button>
          <ShareOver id={id} what="check" />
        </div>
      </Panel>
    </>
  );
}

function useChecked(id: string, code: string | undefined): Checked | Unchecked | undefined {
  const [checked, setChecked] = useState<Checked | Unchecked>();
  useEffect(() => {
    let wanted = true;
    void check(id, code).then((found) => {
      if (wanted) setChecked(found);
    });
    return () => {
      wanted = false;
    };
  }, [id, code]);
  return checked;
}

async function check(id: string, code: string | undefined): Promise<Checked | Unchecked> {
  try {
    const story = await fetchPart('story', id, code);
    return { findings: findingsIn(id, story, rememberedOf(id)), story };
  } catch (error) {
    return isNotFound(error) ? 'notFound' : 'failed';
  }
}
