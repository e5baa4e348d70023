import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { FaultScreen } from './FaultScreen.tsx';
import { Outline } from '../../parts/screen/Outline.tsx';
import { Curtain } from './Curtain.tsx';
import { DealScreen } from '../../table/deal/DealScreen.tsx';
import { Ending } from '../../table/ending/Ending.tsx';
import { useEnding } from '../../table/ending/useEnding.ts';
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
  if (next) return <Curtain next={next} />;
  return (
    <GameContext.Provider value={game}>
      <Moment />
    </GameContext.Provider>
  );
}

interface MomentProps {
  /** The table while it's played. */
  table?: ComponentChild;
}

/** The screen for this moment. */
export function Moment({ table = <Table /> }: MomentProps) {
  const game = useTheGame();
  const { link } = game;
  const { kept, letGo } = useKeptScore(game);
  const { ending, end } = useEnding(link);
  if (link.status.value === 'stopped') return <FaultScreen />;
  if (kept)
    return (
      <GameContext.Provider value={kept}>
        {ending ? (
          <Ending onEnd={end} />
        ) : (
          <ScoreScreen footer={<GoOn link={link} onGoOn={letGo} />} />
        )}
      </GameContext.Provider>
    );
  switch (link.known.value.view?.phase) {
    case undefined:
      return <Outline />;
    case 'deal':
      return <DealScreen />;
    case 'over':
      if (ending === 'counting') return <Ending onEnd={end} />;
      return ending ? <>{table}</> : <ScoreScreen footer={<NextRound onAsk={letGo} />} />;
    case 'draw':
    case 'play':
    case 'discard':
      return <>{table}</>;
  }
}
