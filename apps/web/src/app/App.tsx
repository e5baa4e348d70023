import { useErrorBoundary } from 'preact/hooks';
import { CardSheet } from '../parts/cards/Card.tsx';
import { drawings } from '../parts/cards/decks.ts';
import { FaultScreen } from '../screens/table/FaultScreen.tsx';
import { NewVersion } from './NewVersion.tsx';
import { Screen } from './Screen.tsx';

export function App() {
  const [fault] = useErrorBoundary() as [unknown, () => void];
  if (fault !== undefined) return <FaultScreen />;
  return (
    <>
      <CardSheet drawings={drawings.value} />
      <Screen />
      <NewVersion />
    </>
  );
}
