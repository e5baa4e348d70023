import { later } from '../../../parts/screen/later.tsx';
import { ChatSheet } from '../chat/ChatSheet.tsx';
import { opened } from '../shared/open.ts';
import { PeopleSheet } from './PeopleSheet.tsx';
import { SeatLinkSheet } from './SeatLinkSheet.tsx';

const RulesSheet = later(
  async () => (await import('./RulesSheet.tsx')).RulesSheet,
  () => null,
);

/** Everything open over a shared table. */
export function SharedSheets() {
  const close = () => (opened.value = undefined);
  switch (opened.value) {
    case undefined:
      return null;
    case 'chat':
      return <ChatSheet onClose={close} />;
    case 'people':
      return <PeopleSheet onClose={close} />;
    case 'rules':
      return <RulesSheet onClose={close} />;
    case 'device':
    case 'person':
      return <SeatLinkSheet key={opened.value} to={opened.value} onClose={close} />;
  }
}
