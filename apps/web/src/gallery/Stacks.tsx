import { packFor } from '@hand-and-foot/engine';
import { Stack } from '../parts/cards/Stack.tsx';
import { Row } from './Row.tsx';

const standard = (face: string) =>
  ({ pack: 'standard', card: packFor('standard').faces.indexOf(face) }) as const;
const lords = (face: string) =>
  ({ pack: 'lords-and-ladies', card: packFor('lords-and-ladies').faces.indexOf(face) }) as const;

export function Stacks() {
  return (
    <>
      {[
        [83, 116],
        [60, 84],
        [48, 86],
        [48, 58],
      ].map(([width, height]) => (
        <Row
          key={`${width} ${height}`}
          title={`Stacks, ${width} by ${height}: rest, new, chosen, chosen of one, staged, dragging`}
          width={width!}
          height={height!}
        >
          <Hand />
        </Row>
      ))}
      <Row title="Stacks in large print, 68 by 80" width={68} height={80} data-print="large">
        <Hand />
      </Row>
      <Row title="Stacks of Lords & Ladies, 48" width={48}>
        <Stack {...lords('joker')} count={1} label="Joker" wild />
        <Stack {...lords('jester')} count={2} label="Jesters, 2" wild />
        <Stack {...lords('lord')} count={3} label="Lords, 3" />
        <Stack {...lords('12')} count={2} label="Twelves, 2, 1 chosen" chosen={1} />
        <Stack {...lords('7')} count={5} label="Sevens, 5" />
        <Stack {...lords('6')} count={1} label="Six" fresh />
      </Row>
    </>
  );
}

function Hand() {
  return (
    <>
      <Stack {...standard('joker')} count={1} label="Joker" wild />
      <Stack {...standard('2c')} count={3} label="Twos, 3" wild />
      <Stack {...standard('As')} count={2} label="Aces, 2" fresh />
      <Stack {...standard('Kh')} count={3} label="Kings, 3, 2 chosen" chosen={2} />
      <Stack {...standard('Jd')} count={1} label="Jack, chosen" chosen={1} />
      <Stack {...standard('Ts')} count={3} label="Tens, 3, staged" staged />
      <Stack {...standard('6s')} count={5} label="Sixes, 5" />
      <Stack {...standard('5h')} count={2} label="Fives, 2, dragging" dragging />
      <Stack {...standard('Qc')} count={12} label="Queens, 12" />
      <Stack {...standard('3d')} count={1} label="Red three" />
    </>
  );
}
