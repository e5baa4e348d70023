import { CAST, FACES } from '@hand-and-foot/protocol';
import { Face } from '../parts/faces/Face.tsx';
import { Row } from './Row.tsx';

/** The bots, and the faces people choose from. */
export function People() {
  return (
    <>
      {[96, 40, 28].map((size) => (
        <Row key={size} title={`People, ${size}`}>
          {[...CAST, ...FACES].map((of) => (
            <Face key={of} of={of} size={size} />
          ))}
        </Row>
      ))}
    </>
  );
}
