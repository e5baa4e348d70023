import { hasSuits, packFor, type Card as CardFace, type PackId } from '@hand-and-foot/engine';
import { BACK_DRAWINGS } from './drawing/backs.ts';
import { WILD_WORDS } from './drawing/wildWord.ts';
import './card.css';
import { want } from './decks.ts';
import { faceId } from './sheet.ts';

interface CardProps {
  pack: PackId;
  card: CardFace;
  /** Its name for screen readers; without one the card is decoration. */
  label?: string;
  /** Whether it's wild under the current rules: shows a hatched band. */
  wild?: boolean;
}

/** One card, `--card-width` wide. Its width and the print size pick the face. */
export function Card({ pack, card, label, wild = false }: CardProps) {
  const face = packFor(pack).faces[card]!;
  want(pack, face);
  return (
    <div
      class="place card"
      data-wild={wild || undefined}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {wild && hasSuits(pack) && <i class="card-band" />}
      <svg class="card-face" viewBox="0 0 100 140" aria-hidden="true">
        <use href={`#${faceId(pack, face)}`} />
      </svg>
    </div>
  );
}

/** The drawings that cards and backs refer to; once per page. */
export function CardSheet({ drawings }: { drawings: readonly string[] }) {
  return (
    <svg class="card-sheet" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: BACK_DRAWINGS + WILD_WORDS }} />
      {drawings.map((faces, part) => (
        <defs key={part} dangerouslySetInnerHTML={{ __html: faces }} />
      ))}
    </svg>
  );
}
