import { isOver, leadOf, totalsOf } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import '../../../table/shelf/gameLine.css';
import { sayWhen } from '../../../table/shelf/sayGame.ts';
import { speech } from '../../../parts/words/wording.ts';
import { Delete } from './Delete.tsx';
import { sayWinners, scorerNames, scorersOf } from '../kept/names.ts';
import type { ShelvedPad } from '../kept/shelf.ts';
import { padSpeech, words } from '../kept/words.ts';

/** One pad on this device, and its actions. */
export function PadLine({ shelved: { id, pad, begun } }: { shelved: ShelvedPad }) {
  const asking = useSignal(false);
  const totals = totalsOf(pad);
  const names = scorerNames(pad);
  const name = `${speech.value.sayRuleSet(pad.ruleSet).name}, ${sayWhen(begun)}`;
  const lead = leadOf(pad);
  const state = isOver(pad)
    ? sayWinners(pad)
    : pad.rounds.length === 0
      ? words.value.unfinished(0)
      : `${padSpeech.value.sayLead(lead, scorersOf(pad))}, ${words.value.unfinished(pad.rounds.length)}`;
  return (
    <li class="panel game-line">
      <h3 class="big">{speech.value.sayRuleSet(pad.ruleSet).name}</h3>
      <time class="note game-line-when" dateTime={new Date(begun).toISOString()}>
        {sayWhen(begun)}
      </time>
      <p>{state}</p>
      <p class="note">
        {names.map((who, scorer) => `${who} ${speech.value.figure(totals[scorer]!)}`).join(' · ')}
      </p>
      {asking.value ? (
        <Delete id={id} onKeep={() => (asking.value = false)} />
      ) : (
        <div class="row choices game-line-ways">
          <ButtonLink href={addressOf({ at: 'pad', id })} aria-label={words.value.openOf(name)}>
            {words.value.open}
          </ButtonLink>
          <IconButton
            icon="bin"
            size={20}
            label={words.value.deleteOf(name)}
            onPress={() => (asking.value = true)}
          />
        </div>
      )}
    </li>
  );
}
