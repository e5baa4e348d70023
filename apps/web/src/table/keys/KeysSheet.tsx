import { settings } from '../../parts/settings/settings.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { wording } from '../../parts/words/wording.ts';
import './keysSheet.css';

type Line = readonly [keys: readonly string[], does: string];

/** The keyboard shortcuts. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const words = wording.value.hand.keys;
  const { letterKeys } = settings.value;
  const anywhere: Line[] = [
    [[words.tab], words.regions],
    [[words.enter], words.primary],
    [[words.backspace, `${words.ctrl} Z`], words.takeBack],
  ];
  const letters: Line[] = [
    [['D'], words.draw],
    [['P'], words.pickUp],
    [['X'], words.discard],
    [['L'], words.lastTurn],
    [['S'], words.situation],
    [['?'], words.help],
  ];
  const inHand: Line[] = [
    [['←', '→', '↑', '↓'], words.arrows],
    [['4 – 9', '0', 'J', 'Q', 'K', 'A', '2', '*'], words.jump],
    [[words.space], words.more],
    [['−'], words.fewer],
    [[`${words.shift} ${words.space}`], words.all],
    [[words.escape], words.clear],
    [['Alt ←', 'Alt →'], words.carry],
  ];
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Keys title={words.anywhere} lines={letterKeys ? [...anywhere, ...letters] : anywhere} />
      {!letterKeys && <p>{words.off}</p>}
      <Keys title={words.inHand} lines={inHand} />
    </Sheet>
  );
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section class="keys">
      <h3 class="part-title">{title}</h3>
      <dl>
        {lines.map(([keys, does]) => (
          <div key={does} class="row keys-line">
            <dt>
              {keys.map((key) => (
                <kbd key={key} class="rounded one-line keys-key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
