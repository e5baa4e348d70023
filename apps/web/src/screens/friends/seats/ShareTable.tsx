import { Panel } from '../../../parts/controls/Panel.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Fold } from '../../../parts/controls/Fold.tsx';
import { rememberedOf, watchCode } from '../shared/memory.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** The links for others: one to play, and another to watch. */
export function ShareTable() {
  const { id } = useShared();
  const { invite } = rememberedOf(id);
  const watch = watchCode(id);
  const said = words.value;
  return (
    <Panel title={said.invite} class="friends-panel">
      {invite === undefined ? (
        <p class="note friends-note">{said.inviteLost}</p>
      ) : (
        <ShareLink to={addressOf({ at: 'shared', id, code: invite })} note={said.inviteNote} />
      )}
      {watch !== undefined && (
        <Fold label={said.onlookers} value="">
          <ShareLink to={addressOf({ at: 'watch', id, code: watch })} note={said.onlookersNote} />
        </Fold>
      )}
    </Panel>
  );
}
