import { render } from 'preact';
import { drawSheet } from '../parts/cards/sheet.ts';
import { CardSheet } from '../parts/cards/Card.tsx';
import '../parts/look/cloth.css';
import '../parts/look/tokens.css';
import { Controls, looks } from './Controls.tsx';
import { Faces } from './Faces.tsx';
import './gallery.css';
import { Marks } from './Marks.tsx';
import { Slots } from './Slots.tsx';
import { Stacks } from './Stacks.tsx';

const drawings = [await drawSheet('standard'), await drawSheet('lords-and-ladies')];

/** Everything that the table is made of, at the sizes it is used in. For looking at while drawing. */
function Gallery() {
  return (
    <main class="cloth gallery" {...looks.value}>
      <CardSheet drawings={drawings} />
      <Controls />
      <Faces />
      <Stacks />
      <Marks />
      <Slots />
    </main>
  );
}

render(<Gallery />, document.body);
