import { linkTo } from '@hand-and-foot/rulesets';
import { useSignal, type Signal } from '@preact/signals';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Menu, MenuButton, MenuLink } from '../../../parts/controls/Menu.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { choose } from '../../../parts/settings/choices.ts';
import { newId } from '../../../parts/settings/newId.ts';
import type { NamedRules } from '../../../parts/settings/received.ts';
import { ShareRules } from '../share/ShareRules.tsx';
import { choosableId, ownSetById, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import { beginDraft, type Draft } from '../draft/draft.ts';
import { namedRules } from './namedRules.ts';

interface HeadWaysProps {
  draft: Draft;
  /** Says why not, at the bottom of the screen. */
  isRefused: Signal<boolean>;
}

/** Actions on the rules besides playing. */
export function HeadWays({ draft, isRefused }: HeadWaysProps) {
  const said = words.value;
  const open = useSignal<'share' | 'menu' | undefined>(undefined);
  const canShare = draft.problems.value.length === 0;
  const show = (what: 'share' | 'menu') => {
    if (canShare) open.value = what;
    else isRefused.value = true;
  };
  const close = () => (open.value = undefined);
  const own = namedRules(draft);
  const saved = draft.isSaved.value ? ownSetById(draft.id) : undefined;
  return (
    <>
      <IconButton icon="share" label={said.share} isOff={!canShare} onPress={() => show('share')} />
      <IconButton icon="more" label={said.menu} isOff={!canShare} onPress={() => show('menu')} />
      {open.value === 'share' && <ShareRules own={own} onClose={close} />}
      {open.value === 'menu' && <WaysSheet own={own} saved={saved} onClose={close} />}
    </>
  );
}

interface WaysSheetProps {
  own: NamedRules;
  /** The saved rules, if nothing has changed since. */
  saved: OwnSet | undefined;
  onClose: () => void;
}

function WaysSheet({ own, saved, onClose }: WaysSheetProps) {
  const said = words.value;
  const link = linkTo(own);
  const copy = () => {
    const id = newId();
    const { parent, changes, author = '' } = own;
    beginDraft(id, { name: said.copyName(own.name), author, parent, changes });
    // Replaces the open sheet's history entry.
    location.replace(addressOf({ at: 'own', id }));
  };
  return (
    <Sheet title={own.name} onClose={onClose}>
      <Menu>
        {saved && (
          <MenuLink
            icon="people"
            to={addressOf({ at: 'friends' })}
            onPress={() => choose({ ruleSet: choosableId(saved) })}
          >
            {said.withFriends}
          </MenuLink>
        )}
        <MenuLink icon="print" to={addressOf({ at: 'sheet', id: link })}>
          {said.print}
        </MenuLink>
        <MenuLink icon="sort" to={addressOf({ at: 'compare', id: `${link}..${own.parent}` })}>
          {said.compare}
        </MenuLink>
        <MenuButton icon="plus" onPress={copy}>
          {said.duplicate}
        </MenuButton>
      </Menu>
    </Sheet>
  );
}
