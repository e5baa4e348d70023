import { useEffect } from 'preact/hooks';
import { FaultScreen } from '../app/FaultScreen.tsx';
import { Outline } from '../app/Outline.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { DealScreen } from '../deal/DealScreen.tsx';
import { ScoreScreen } from '../score/ScoreScreen.tsx';
import { GameContext, useTheGame } from './game.ts';
import { NoTable } from './NoTable.tsx';
import { hide } from './shown.ts';
import { Table } from './Table.tsx';
import { useGame } from './useGame.ts';

/** A game from the deal to the score, round after round. */
export function TableScreen({ id }: { id: string }) {
  const { game, next } = useGame(id);
  useEffect(() => hide, [id]);
  if (game === undefined) return <Outline />;
  if (game === 'none') return <NoTable />;
  if (game === 'failed') return <FaultScreen />;
  if (next) return <Curtain name={next.name} onReady={next.sitDown} />;
  return (
    <GameContext.Provider value={game}>
      <Moment />
    </GameContext.Provider>
  );
}

/** What the moment asks for. */
export function Moment() {
  const { link } = useTheGame();
  if (link.status.value === 'stopped') return <FaultScreen />;
  switch (link.known.value.view?.phase) {
    case undefined:
      return <Outline />;
    case 'deal':
      return <DealScreen />;
    case 'over':
      return <ScoreScreen />;
    case 'draw':
    case 'play':
      return <Table />;
  }
}
