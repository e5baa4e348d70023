import { MeldMark } from '../table/melds/MeldMark.tsx';
import { Row } from './Row.tsx';

const LOOKS = ['clean', 'dirty', 'wild'] as const;

export function Marks() {
  return (
    <Row title="Marks: growing and books, 34, 28 and 22; goals">
      {[34, 28, 22].map((size) => (
        <div key={size} class="row gallery-paper" style={{ '--mark-size': `${size}px` }}>
          {LOOKS.map((look) => (
            <MeldMark key={look} look={look} count={5} />
          ))}
          {LOOKS.map((look) => (
            <MeldMark key={look} look={look} book count={look === 'dirty' ? 10 : 7} />
          ))}
        </div>
      ))}
      <div class="row gallery-paper">
        {LOOKS.map((look) => (
          <MeldMark key={look} look={look} />
        ))}
        <MeldMark look="clean" book />
        <MeldMark look="dirty" book />
        <MeldMark look="wild" book />
      </div>
    </Row>
  );
}
