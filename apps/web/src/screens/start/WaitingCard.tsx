import { ruleSetById } from '@hand-and-foot/rulesets';
import type { TableSummary } from '@hand-and-foot/protocol';
import { addressOf } from '../../parts/screen/route.ts';
import { server, sharedGames } from '../../parts/server/server.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { firstWords, smallWords } from '../../parts/words/firstWords.ts';
import './continueCard.css';

/** Leads to the shared table that has waited for you longest. */
export function WaitingCard() {
  const { start } = firstWords.value;
  const waiting = (server.value === 'there' ? (sharedGames.value ?? []) : [])
    .filter((game) => game.waiting)
    .sort((one, other) => one.touched - other.touched);
  const [game] = waiting;
  if (!game) return null;
  return (
    <div>
      <a class="panel line spread continue-card" href={addressOf({ at: 'shared', id: game.table })}>
        <span>
          <span class="continue-what">
            <b>{start.friendsWait}</b> <small>{sayRules(game)}</small>
          </span>
          <small>{firstWords.value.games.with(smallWords.value.listed(othersAt(game)))}</small>
        </span>
        <Icon name="right" />
      </a>
      {waiting.length > 1 && (
        <a class="grid finger continue-more" href={addressOf({ at: 'friends' })}>
          {start.andMore(waiting.length - 1)}
        </a>
      )}
    </div>
  );
}

function sayRules({ rules: { id, name } }: TableSummary): string {
  const ruleSet = ruleSetById(id);
  return ruleSet ? smallWords.value.sayRuleSet(ruleSet).name : name;
}

function othersAt({ seats, seat: mine }: TableSummary): string[] {
  return seats.flatMap((holder, seat) =>
    seat === mine || holder.is === 'nobody' ? [] : [holder.name],
  );
}
