import { gainsOf, isOver, leadOf, mostRounds, totalsOf, type Pad } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { speech } from '../../../parts/words/wording.ts';
import type { Keeping } from '../kept/keeping.ts';
import { sayWinners, scorerNames, scorersOf } from '../kept/names.ts';
import { NextRound } from './NextRound.tsx';
import { NotKept } from '../parts/NotKept.tsx';
import { PadChart } from './PadChart.tsx';
import { PadMenu } from './PadMenu.tsx';
import { RoundSheet } from '../parts/RoundSheet.tsx';
import { SharePad } from './SharePad.tsx';
import { UndoButton } from '../parts/UndoButton.tsx';
import { padSpeech, words } from '../kept/words.ts';

/** The game's standing: what's next, the leader, and each round line by line. */
export function Standing({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  const sheet = useSignal<'menu' | 'share' | undefined>(undefined);
  const close = () => (sheet.value = undefined);
  const played = pad.rounds.length;
  // Follows the latest round until somebody looks at another.
  const shown = useSignal<number | undefined>(undefined);
  const round = Math.min(shown.value ?? played, played);
  return (
    <main class="screen list pad">
      <ScreenHead title={speech.value.sayRuleSet(pad.ruleSet).name}>
        <UndoButton keeping={keeping} />
        <IconButton icon="more" label={words.value.menu} onPress={() => (sheet.value = 'menu')} />
      </ScreenHead>
      <NotKept keeping={keeping} />
      {isOver(pad) ? <Winner pad={pad} /> : <NextRound keeping={keeping} pad={pad} />}
      {played > 0 && (
        <>
          <Panel
            title={
              isOver(pad)
                ? words.value.totals
                : padSpeech.value.sayLead(leadOf(pad), scorersOf(pad))
            }
          >
            <PadChart
              names={scorerNames(pad)}
              gains={gainsOf(pad)}
              totals={totalsOf(pad)}
              rounds={Math.min(mostRounds(pad), Math.max(4, played))}
            />
          </Panel>
          <RoundTabs
            played={played}
            round={round}
            onChoose={(value) => (shown.value = value === played ? undefined : value)}
          />
          <RoundSheet pad={pad} round={round} />
          <ButtonLink href={addressOf({ at: 'pad', id: keeping.id, round })}>
            {words.value.correct(round)}
          </ButtonLink>
        </>
      )}
      {isOver(pad) && (
        <ButtonLink look="quiet" href={addressOf({ at: 'pad', id: keeping.id, round: played + 1 })}>
          {words.value.another}
        </ButtonLink>
      )}
      {sheet.value === 'menu' && (
        <PadMenu
          keeping={keeping}
          pad={pad}
          round={round}
          onClose={close}
          onShare={() => (sheet.value = 'share')}
        />
      )}
      {sheet.value === 'share' && <SharePad keeping={keeping} onClose={close} />}
    </main>
  );
}

function Winner({ pad }: { pad: Pad }) {
  return <p class="title">{sayWinners(pad)}</p>;
}

interface RoundTabsProps {
  played: number;
  round: number;
  onChoose: (round: number) => void;
}

function RoundTabs({ played, round, onChoose }: RoundTabsProps) {
  if (played < 2) return null;
  return (
    <div class="row" role="group" aria-label={words.value.chart}>
      {Array.from({ length: played }, (_, at) => (
        <Button
          key={at}
          aria-pressed={round === at + 1}
          aria-label={words.value.round(at + 1)}
          onClick={() => onChoose(at + 1)}
        >
          {at + 1}
        </Button>
      ))}
    </div>
  );
}
