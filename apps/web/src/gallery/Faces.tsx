import { packFor, type PackId } from '@hand-and-foot/engine';
import { sayCardInFull } from '@hand-and-foot/words';
import { Card } from '../parts/cards/Card.tsx';
import { CardBack } from '../parts/cards/CardBack.tsx';
import { Row } from './Row.tsx';

const WIDTHS = [120, 83, 60, 44];
const SOME = ['Ah', 'Ks', 'Qc', 'Jd', 'Th', '9s', '8d', '7c', '4h', '3d', '3s', '2c', 'joker'];

const COLUMNS = [
  ['2c', '4h', '4s', '4d', '4c'],
  ['joker', '2d', '8h', '8d', '8s', '8c'],
  ['Th', 'Ts', 'Tc'],
  ['Jd', 'Jh', 'Js', 'Jc'],
  ['Qh', 'Qd', 'Qs'],
  ['2h', 'Kh', 'Kc', 'Kd', 'Ks'],
  ['Ah', 'Ac', 'As', 'Ad'],
];

/** True in every built-in rule set. */
const isWild = (face: string) => /^(2.|joker|jester)$/.test(face);

export function Faces() {
  return (
    <>
      {WIDTHS.map((width) => (
        <Row key={width} title={`Standard, ${width}`} width={width}>
          <Deck pack="standard" faces={sorted(packFor('standard').faces)} />
        </Row>
      ))}
      {WIDTHS.map((width) => (
        <Row key={width} title={`Lords & Ladies, ${width}`} width={width}>
          <Deck pack="lords-and-ladies" faces={[...packFor('lords-and-ladies').faces].reverse()} />
        </Row>
      ))}
      <Row title="Large print, 83" width={83} data-print="large">
        <Deck pack="standard" faces={SOME} />
      </Row>
      <Row
        title="Large print in four colours, 46"
        width={46}
        data-print="large"
        data-colours="four"
      >
        <Deck pack="standard" faces={SOME} />
      </Row>
      <Row title="Lords & Ladies in large print, 68" width={68} data-print="large">
        <Deck pack="lords-and-ladies" faces={['lord', 'jester', '12', '9', '3']} />
      </Row>
      <Row title="Four colours, 83" width={83} data-colours="four">
        <Deck pack="standard" faces={SOME} />
      </Row>
      <Row title="Laid in columns, 60 wide, 16.5 showing" width={60}>
        {COLUMNS.map((faces) => (
          <div key={faces.join()} class="gallery-column">
            <Deck pack="standard" faces={faces} />
          </div>
        ))}
      </Row>
      <Backs />
    </>
  );
}

function Backs() {
  return (
    <Row title="Backs: hand, foot, stock">
      {[...WIDTHS, 22].map((width) => (
        <div key={width} class="row" style={{ '--card-width': `${width}px` }}>
          <CardBack of="hand" label="A hand" />
          <CardBack of="foot" label="A foot" />
          <CardBack of="stock" label="The stock" />
        </div>
      ))}
    </Row>
  );
}

function Deck({ pack, faces }: { pack: PackId; faces: readonly string[] }) {
  return faces.map((face) => {
    const card = packFor(pack).faces.indexOf(face);
    const label = sayCardInFull(packFor(pack), card);
    return <Card key={face} pack={pack} card={card} label={label} wild={isWild(face)} />;
  });
}

/** Grouped by suit, to see each one as a family. */
function sorted(faces: readonly string[]): string[] {
  return [...faces].sort((a, b) => a.at(-1)!.localeCompare(b.at(-1)!));
}
