import type { Kind } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import { IconButton } from '../../parts/controls/IconButton.tsx';
import { settings } from '../../parts/settings/settings.ts';
import { useTheGame } from '../game/game.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { chooseFewer, chooseSome, kindInFocus } from '../held/choosing.ts';
import { heldByKind } from '../held/held.ts';
import { Movers } from './Movers.tsx';
import { SelectionButton } from './SelectionButton.tsx';
import './selectionBar.css';

/** The selection, with buttons for more or fewer; hidden if it's empty. */
export function SelectionBar() {
  const { desk } = useTheGame();
  const kind = kindInFocus(desk);
  return kind === undefined ? null : <Chosen kind={kind} />;
}

function Chosen({ kind }: { kind: Kind }) {
  const { desk, link } = useTheGame();
  const words = wording.value.hand;
  const isOwn = settings.value.handOrder === 'own';
  const chosen = desk.chosen.value.get(kind) ?? 0;
  const held = heldByKind(desk.view.value, link.known.value.terms.pack).get(kind)?.length ?? 0;
  return (
    <div
      class="grid selection"
      role="group"
      data-own={isOwn || undefined}
      aria-label={words.chosen}
    >
      <div class="line wraps selection-row">
        <output class="grow selection-text">
          <ChosenText />
        </output>
        {isOwn && <Movers kind={kind} />}
        <SelectionButton icon="minus" label={words.fewer} onPress={() => chooseFewer(desk, kind)} />
        <SelectionButton
          icon="plus"
          label={words.more}
          isOff={chosen >= held}
          onPress={() => chooseSome(desk, kind, Math.min(held, chosen + 1))}
        />
        {held > 1 && (
          <IconButton
            class="selection-button one-line selection-all"
            isOff={chosen >= held}
            onPress={() => chooseSome(desk, kind, held)}
          >
            {words.all(held)}
          </IconButton>
        )}
        <IconButton
          icon="close"
          size={20}
          class="selection-button selection-clear"
          label={words.clear}
          onPress={() => desk.clear()}
        />
      </div>
    </div>
  );
}

/** "Kings 2 of 3", or for several kinds "2 queens + 1 joker". */
function ChosenText() {
  const { desk, link } = useTheGame();
  const { pack } = link.known.value.terms;
  const held = heldByKind(desk.view.value, pack);
  const chosen = [...desk.chosen.value];
  const nameOf = (kind: Kind, count: number) => speech.value.nameOfKind(pack, kind, count);
  const [first, ...others] = chosen;
  if (first && others.length === 0) {
    const [kind, count] = first;
    const of = held.get(kind)?.length ?? 0;
    return (
      <>
        <b>{capitalised(nameOf(kind, of))}</b> {wording.value.hand.of(count, of)}
      </>
    );
  }
  return <b>{chosen.map(([kind, count]) => `${count} ${nameOf(kind, count)}`).join(' + ')}</b>;
}
