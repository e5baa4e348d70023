import { Sheet } from '../parts/sheets/Sheet.tsx';
import './friends.css';
import { CloseTable } from './CloseTable.tsx';
import { SeatList } from './lobby/SeatList.tsx';
import { Share } from './lobby/Share.tsx';
import { NameField } from './NameField.tsx';
import { refused, sharedOf, useShared } from './shared.ts';
import { words } from './words.ts';

/** Who is at the table, and how others come to it, while a game goes on. */
export function PeopleSheet({ onClose }: { onClose: () => void }) {
  const link = useShared();
  const { seat, closed } = link.known.value;
  return (
    <Sheet title={words.value.peopleHere} onClose={onClose}>
      {seat === undefined && !closed && sharedOf(link).invited && <NameField />}
      <SeatList />
      <p class="friends-no" role="alert">
        {refused}
      </p>
      {!closed && <Share />}
      <CloseTable />
    </Sheet>
  );
}
