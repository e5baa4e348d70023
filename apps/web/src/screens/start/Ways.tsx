import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { OpenRecord } from '../../table/shelf/OpenRecord.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import { choices } from '../../parts/settings/choices.ts';
import { FriendsTile } from './FriendsTile.tsx';
import './ways.css';

/** Other places to go from the start. */
export function Ways() {
  const { app, start } = firstWords.value;
  return (
    <nav class="list tiles small-tiles ways" aria-label={start.nav}>
      <FriendsTile />
      <a class="panel ways-tile" href={addressOf({ at: 'pad' })}>
        <b class="line big">
          <Icon name="pad" />
          {start.pad}
        </b>
        <small>{start.padTile}</small>
      </a>
      <a class="panel ways-tile" href={addressOf({ at: 'rules', id: choices.value.ruleSet })}>
        <b class="line big">
          <Icon name="book" />
          {start.rules}
        </b>
        <small>{start.rulesTile}</small>
      </a>
      <a class="panel ways-tile" href={addressOf({ at: 'learn' })}>
        <b class="line big">
          <Icon name="learn" />
          {start.learn}
        </b>
        <small>{start.learnTile}</small>
      </a>
      <div class="row whole">
        <ButtonLink look="quiet" href={addressOf({ at: 'daily', id: '' })}>
          <Icon name="star" size={20} />
          {app.titles.daily}
        </ButtonLink>
        <ButtonLink look="quiet" href={addressOf({ at: 'games' })}>
          <Icon name="clock" size={20} />
          {start.games}
        </ButtonLink>
        <OpenRecord look="quiet" />
      </div>
    </nav>
  );
}
