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

/** All parts of screens and the table at their real sizes, to look at while drawing. */
function Gallery({ drawings }: { drawings: string[] }) {
  return (
    <main class="cloth gallery" {...looks.value}>
      <h1>Parts of Hand and Foot</h1>
      <Parts />
      {location.hash !== '#parts' && <Cards drawings={drawings} />}
    </main>
  );
}

function Cards({ drawings }: { drawings: string[] }) {
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

// Not a top-level await: the drawings' file imports this one, so each would wait for the other.
void Promise.all([drawSheet('standard'), drawSheet('lords-and-ladies')]).then((drawings) =>
  render(<Gallery drawings={drawings} />, document.body),
);
