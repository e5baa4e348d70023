import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import '../shared/friends.css';
import { CloseTable } from '../parts/CloseTable.tsx';
import { SeatList } from './SeatList.tsx';
import { ShareTable } from './ShareTable.tsx';
import { NameField } from '../parts/NameField.tsx';
import { refused, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** The people at the table and how to invite others, during a game. */
export function PeopleSheet({ onClose }: { onClose: () => void }) {
  const link = useShared();
  const { seat, closed } = link.known.value;
  return (
    <Sheet title={words.value.peopleHere} onClose={onClose}>
      {seat === undefined && !closed && sharedOf(link).invited && <NameField />}
      <SeatList />
      <p class="no" role="alert">
        {refused}
      </p>
      {!closed && !sharedOf(link).night && <ShareTable />}
      <CloseTable />
    </Sheet>
  );
}
