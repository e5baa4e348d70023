import { ButtonLink } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { useServer } from '../../parts/server/useServer.ts';
import '../friends/shared/friends.css';
import { words as friendsWords } from '../friends/shared/words.ts';
import { MakeNight } from './MakeNight.tsx';
import { lastNights } from './memory.ts';
import { words } from './words.ts';

/** Nights this old are over, or forgotten. */
const DAYS = 2;

/** Makes a match or a club night, and leads back to those of the last days. */
export function ClubScreen() {
  const said = words.value;
  const state = useServer();
  return (
    <main class="screen friends">
      <ScreenHead title={said.title} />
      <p class="note friends-note">{said.motto}</p>
      {state === 'there' ? (
        <>
          {lastNights(DAYS)
            .slice(0, 1)
            .map((id) => (
              <p key={id} class="row below">
                <ButtonLink look="primary" href={addressOf({ at: 'night', id })}>
                  <Icon name="play" size={18} />
                  {said.goOn}
                </ButtonLink>
              </p>
            ))}
          <MakeNight />
        </>
      ) : (
        <p class="brass">
          {state === 'offline' ? friendsWords.value.offline : friendsWords.value.noServer}
        </p>
      )}
    </main>
  );
}
