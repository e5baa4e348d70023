import { cardNamed, packFor } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { CardBack } from '../../parts/cards/CardBack.tsx';
import './fan.css';

const FACES = ['Kh', 'Qs', 'Ad'];

/** Three cards and a foot, for decoration. */
export function Fan() {
  const pack = packFor('standard');
  return (
    <div class="flex fan" aria-hidden="true">
      {FACES.map((face) => (
        <Card key={face} pack="standard" card={cardNamed(pack, face)!} />
      ))}
      <CardBack of="foot" />
    </div>
  );
}
