import type { NightView } from '@hand-and-foot/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { ButtonLink } from '../../parts/controls/Button.tsx';
import { Outline } from '../../parts/screen/Outline.tsx';
import { addressOf, go } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { ruleSetOf } from '../../table/game/ruleSetOf.ts';
import { speech } from '../../parts/words/wording.ts';
import '../friends/shared/friends.css';
import { yourTable } from './places.ts';
import { Gathering } from './Gathering.tsx';
import './night.css';
import { Playing } from './Playing.tsx';
import { NightContext, useNight, type NightLine } from './useNight.ts';
import { words } from './words.ts';

/** A match or a club night: who's in, where to play, and how it stands. */
export function NightScreen({ id, code }: { id: string; code: string | undefined }) {
  const line = useNight(id, code);
  const view = line.view.value;
  const said = words.value;
  useLead(line);
  if (line.state.value === 'gone')
    return (
      <main class="alone cloth">
        <h1>{said.gone}</h1>
        <ButtonLink look="primary" large href={addressOf({ at: 'start' })}>
          {said.toStart}
        </ButtonLink>
      </main>
    );
  if (!view)
    return (
      <>
        <Outline />
        <p class="friends-waiting" role="status">
          {line.state.value === 'lost' && said.notLoaded}
        </p>
      </>
    );
  return (
    <NightContext.Provider value={line}>
      <main class="screen friends night">
        <ScreenHead title={titleOf(view)} />
        {view.phase !== 'gathering' && <p class="note below">{dayOf(view)}</p>}
        <p class="no unprinted" role="status">
          {line.state.value === 'lost' ? said.notLoaded : ''}
        </p>
        {view.phase === 'gathering' ? <Gathering /> : <Playing />}
      </main>
    </NightContext.Provider>
  );
}

/** The kind of evening, and the rules. */
function titleOf({ kind, rules }: NightView): string {
  const { kinds } = words.value;
  const name = kind === 'match' ? kinds.match : kinds.pairs;
  return `${name} · ${speech.value.sayRuleSet(ruleSetOf(rules)).name}`;
}

/** The day it was, which a printed sheet needs. */
function dayOf({ openedAt }: NightView): string {
  return new Intl.DateTimeFormat(speech.value.language, { dateStyle: 'long' }).format(openedAt);
}

/** Leads people who wait for the start to their first table. Later they look at the standings first. */
function useLead({ view }: NightLine): void {
  const hasWaited = useRef(false);
  const now = view.value;
  const id = now && now.begun === 1 ? yourTable(now)?.id : undefined;
  useEffect(() => {
    if (now?.phase === 'gathering') hasWaited.current = true;
    if (hasWaited.current && id !== undefined) {
      hasWaited.current = false;
      go({ at: 'shared', id });
    }
  }, [now?.phase, id]);
}
