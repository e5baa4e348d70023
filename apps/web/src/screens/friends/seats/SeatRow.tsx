import type { Seat } from '@hand-and-foot/engine';
import { nameOf } from '@hand-and-foot/protocol';
import { castWords } from '../../../parts/words/castWords.ts';
import { speech, wording } from '../../../parts/words/wording.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { isMuted } from '../chat/muted.ts';
import { SeatTalk } from '../chat/SeatTalk.tsx';
import { personIn, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import { RowFace } from './RowFace.tsx';
import { SeatWays } from './SeatWays.tsx';
import { partnersAt, sideLetter } from './sides.ts';
import { awaited } from './sitAtOnce.ts';

export function SeatRow({ seat }: { seat: Seat }) {
  const link = useShared();
  const { terms, seats, seat: mine, closed } = link.known.value;
  const { hostSeat, host, invited } = sharedOf(link);
  const holder = seats[seat]!;
  const said = words.value;
  const isHere = link.present.value.seats.includes(seat);
  const letter = sideLetter(terms, seat);
  const notes = [
    ...(letter === undefined ? [] : [said.side(letter, sayPartners(link, seat))]),
    ...(seat === mine ? [said.you] : []),
    ...(holder.is === 'bot' && holder.standsInFor === undefined ? [sayBot(holder.level)] : []),
    ...(seat === hostSeat ? [said.keeper] : []),
    ...(personIn(holder) !== undefined && seat !== mine ? [isHere ? said.here : said.away] : []),
    ...(isMuted(link, personIn(holder) ?? '') ? [said.muted] : []),
  ];
  // Somebody whose phone is gone comes back as a stranger.
  const isMissed =
    personIn(holder) !== undefined &&
    !isHere &&
    seat !== mine &&
    !closed &&
    (host || (mine === undefined && invited));
  return (
    <li
      class="line wraps rounded seat-row"
      data-side={letter}
      data-mine={seat === mine || undefined}
    >
      <span class="middle fixed place strong seat-row-sign" data-here={isHere || undefined}>
        <RowFace seat={seat} />
      </span>
      <span class="yields close seat-row-words">
        <span>
          <b data-free={holder.is === 'nobody' || undefined}>{nameIn(link, seat)}</b>{' '}
          <SeatTalk seat={seat} />
        </span>
        <small>{notes.join(' · ')}</small>
        {isMissed && <small>{host ? said.freeToReturn : said.isThisYou}</small>}
      </span>
      <SeatWays seat={seat} />
    </li>
  );
}

/** The names of those who score together with the seat; empty while nobody is there. */
function sayPartners({ known }: RemoteLink, seat: Seat): string {
  const { terms, seats } = known.value;
  const partners = partnersAt(terms, seat).filter((other) => seats[other]!.is !== 'nobody');
  return speech.value.listed(partners.map((other) => nameOf(seats[other])));
}

function sayBot(level: string): string {
  const levels: Readonly<Record<string, string>> = wording.value.start.levels;
  return castWords.value.bot(levels[level] ?? level);
}

function nameIn({ id, known }: RemoteLink, seat: Seat): string {
  const holder = known.value.seats[seat]!;
  const { table, names } = awaited.value ?? {};
  const missing = table === id ? names?.[seat] : undefined;
  if (holder.is === 'nobody')
    return missing === undefined ? words.value.free : words.value.waitsFor(missing);
  if (holder.is === 'bot' && holder.standsInFor !== undefined)
    return words.value.standsInFor(holder.standsInFor);
  return holder.name;
}
