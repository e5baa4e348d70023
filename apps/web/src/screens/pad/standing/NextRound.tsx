import { beginsIn, mostRounds, openingsIn, type Pad } from '@hand-and-foot/scorepad';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { speech } from '../../../parts/words/wording.ts';
import type { Keeping } from '../kept/keeping.ts';
import { nameIn, sideNames } from '../kept/names.ts';
import { words } from '../kept/words.ts';
import { Teams } from '../parts/Teams.tsx';

/** Before a round: its minimum in large digits, the dealer and the starter. */
export function NextRound({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  const round = pad.rounds.length + 1;
  const { dealer, starter } = beginsIn(pad, round);
  const openings = openingsIn(pad, round);
  const isSame = new Set(openings).size === 1;
  const sides = sideNames(pad, round);
  const { figure } = speech.value;
  return (
    <Panel class="list tight pad-next" aria-label={words.value.round(round)}>
      <p class="quiet">{words.value.roundOf(round, mostRounds(pad))}</p>
      <p class="line wraps big pad-next-opening">
        <span>{words.value.openWith}</span>{' '}
        {isSame ? (
          <b>{figure(openings[0]!)}</b>
        ) : (
          openings.map((points, side) => (
            <span key={side} class="pad-next-side">
              {sides[side]} <b>{figure(points)}</b>
            </span>
          ))
        )}
      </p>
      <Teams at={pad} round={round} />
      <p>
        {[
          ...(dealer === undefined ? [] : [words.value.deals(nameIn(pad, dealer))]),
          ...(starter === undefined ? [] : [words.value.begins(nameIn(pad, starter))]),
        ].join(' · ')}
      </p>
      <ButtonLink
        look="primary"
        large
        class="wide"
        href={addressOf({ at: 'pad', id: keeping.id, round })}
      >
        {words.value.countRound(round)}
      </ButtonLink>
    </Panel>
  );
}
