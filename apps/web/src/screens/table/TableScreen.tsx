import { useEffect } from 'preact/hooks';
import { FaultScreen } from './FaultScreen.tsx';
import { Outline } from '../../parts/screen/Outline.tsx';
import { Curtain } from './Curtain.tsx';
import { DealScreen } from '../../table/deal/DealScreen.tsx';
import { GoOn } from '../../table/score/GoOn.tsx';
import { NextRound } from '../../table/score/NextRound.tsx';
import { ScoreScreen } from '../../table/score/ScoreScreen.tsx';
import { useKeptScore } from '../../table/score/useKeptScore.ts';
import { GameContext, useTheGame } from '../../table/game/game.ts';
import { NoTable } from './NoTable.tsx';
import { hide } from '../../table/game/shown.ts';
import { Table } from '../../table/board/Table.tsx';
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

/** The screen for this moment. */
export function Moment() {
  const game = useTheGame();
  const { link } = game;
  const { kept, letGo } = useKeptScore(game);
  if (link.status.value === 'stopped') return <FaultScreen />;
  if (kept)
    return (
      <GameContext.Provider value={kept}>
        <ScoreScreen footer={<GoOn link={link} onGoOn={letGo} />} />
      </GameContext.Provider>
    );
  switch (link.known.value.view?.phase) {
    case undefined:
      return <Outline />;
    case 'deal':
      return <DealScreen />;
    case 'over':
      return <ScoreScreen footer={<NextRound onAsk={letGo} />} />;
    case 'draw':
    case 'play':
      return <Table />;
  }
}
