import { sideOf, type Seat } from '@hand-and-foot/engine';
import { CAST, isCastName, type Holder } from '@hand-and-foot/protocol';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { castWords } from '../../parts/words/castWords.ts';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { useSeen } from '../game/seen.ts';
import { hide } from '../game/shown.ts';
import { SeatFace } from '../seats/SeatFace.tsx';
import './seatSheet.css';

/** A player's card: the face, and for a bot how well and in what way it plays. */
export function SeatSheet({ seat }: { seat: Seat }) {
  const { link } = useTheGame();
  const seen = useSeen();
  const holder = link.known.value.seats[seat]!;
  const { view, context } = seen;
  const words = castWords.value;
  const isPartner = !seen.looksOn && seat !== seen.you && sideOf(seen.state, seat) === seen.side;
  const hasFoot = view.feet[seat] !== null;
  const { table } = wording.value;
  const notes = [
    ...(holder.is === 'bot' ? [words.bot(levelOf(holder.level))] : []),
    ...(seat === seen.you && !seen.looksOn ? [words.you] : []),
    ...(isPartner ? [words.yourPartner] : []),
    table.countCards(handSize(view, seat)),
    hasFoot ? table.footFaceDown : table.playingFoot,
  ];
  return (
    <Sheet title={context.names[seat]!} onClose={hide}>
      <div class="line seat-sheet">
        <SeatFace seat={seat} />
        <div>
          {holder.is === 'bot' && <p class="big">{characterOf(holder)}</p>}
          <p class="quiet">{notes.join(' · ')}</p>
        </div>
      </div>
    </Sheet>
  );
}

function levelOf(level: string): string {
  const levels: Readonly<Record<string, string>> = wording.value.start.levels;
  return levels[level] ?? level;
}

/** The bot's story, and how it plays: neighbors of one level aren't described alike. */
function characterOf({ name, level, temperament }: Extract<Holder, { is: 'bot' }>): string {
  const { about, plays } = castWords.value;
  const ways = plays[temperament ?? level] ?? [];
  const at = isCastName(name) ? CAST.indexOf(name) : 0;
  return [
    ...(isCastName(name) ? [about[name]] : []),
    ...ways.slice(at % ways.length).slice(0, 1),
  ].join(' ');
}
