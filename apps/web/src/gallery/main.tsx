import { render } from 'preact';
import { drawSheet } from '../parts/cards/sheet.ts';
import { CardSheet } from '../parts/cards/Card.tsx';
import '../parts/look/page.css';
import { Controls, looks } from './Controls.tsx';
import { Faces } from './Faces.tsx';
import './gallery.css';
import { Marks } from './Marks.tsx';
import { Parts } from './Parts.tsx';
import { People } from './People.tsx';
import { Slots } from './Slots.tsx';
import { Stacks } from './Stacks.tsx';

const drawings = [await drawSheet('standard'), await drawSheet('lords-and-ladies')];

/** All parts of screens and the table at their real sizes, to look at while drawing. */
function Gallery() {
  return (
    <main class="cloth gallery" {...looks.value}>
      <h1>Parts of Hand and Foot</h1>
      <Parts />
      {location.hash !== '#parts' && <Cards />}
    </main>
  );
}

function Cards() {
  return (
    <>
      <CardSheet drawings={drawings} />
      <Controls />
      <Faces />
      <People />
      <Stacks />
      <Marks />
      <Slots />
    </>
  );
}

render(<Gallery />, document.body);
