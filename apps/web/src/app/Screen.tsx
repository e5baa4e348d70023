import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { StartScreen } from '../screens/start/StartScreen.tsx';
import { waitingTables } from '../parts/server/badge.ts';
import { allWords } from '../parts/words/allWords.ts';
import { firstWords } from '../parts/words/firstWords.ts';
import { useArrival, useKeptReading } from './arrival.ts';
import { loadTitleFont, showTitleFont } from './titleFont.ts';
import { later } from '../parts/screen/later.tsx';
import { addressOf, isLink, route, type Route } from '../parts/screen/route.ts';

const CheckScreen = screen(
  async () => (await import('../screens/friends/check/CheckScreen.tsx')).CheckScreen,
);
const FriendsScreen = screen(
  async () => (await import('../screens/friends/make/FriendsScreen.tsx')).FriendsScreen,
);
const ClubScreen = screen(async () => (await import('../screens/night/ClubScreen.tsx')).ClubScreen);
const CompareScreen = screen(
  async () => (await import('../screens/own/share/CompareScreen.tsx')).CompareScreen,
);
const DailyScreen = screen(
  async () => (await import('../screens/daily/DailyScreen.tsx')).DailyScreen,
);
const EditorScreen = screen(
  async () => (await import('../screens/own/editor/EditorScreen.tsx')).EditorScreen,
);
const GamesScreen = screen(
  async () => (await import('../screens/history/GamesScreen.tsx')).GamesScreen,
);
const InterviewScreen = screen(
  async () => (await import('../screens/own/interview/InterviewScreen.tsx')).InterviewScreen,
);
const LearnScreen = screen(
  async () => (await import('../screens/learn/LearnScreen.tsx')).LearnScreen,
);
const NightScreen = screen(
  async () => (await import('../screens/night/NightScreen.tsx')).NightScreen,
);
const OfferScreen = screen(
  async () => (await import('../screens/own/share/OfferScreen.tsx')).OfferScreen,
);
const OwnScreen = screen(async () => (await import('../screens/own/list/OwnScreen.tsx')).OwnScreen);
const PadScreen = screen(async () => (await import('../screens/pad/PadScreen.tsx')).PadScreen);
const PasteScreen = screen(
  async () => (await import('../screens/own/paste/PasteScreen.tsx')).PasteScreen,
);
const PublishedScreen = screen(
  async () => (await import('../screens/own/share/PublishedScreen.tsx')).PublishedScreen,
);
const ReplayScreen = screen(
  async () => (await import('../screens/replay/ReplayScreen.tsx')).ReplayScreen,
);
const ReviewScreen = screen(
  async () => (await import('../screens/review/ReviewScreen.tsx')).ReviewScreen,
);
const RulesScreen = screen(
  async () => (await import('../screens/rules/RulesScreen.tsx')).RulesScreen,
);
const SeatScreen = screen(
  async () => (await import('../screens/friends/table/SeatScreen.tsx')).SeatScreen,
);
const SheetScreen = screen(
  async () => (await import('../screens/own/share/SheetScreen.tsx')).SheetScreen,
);
const SharedScreen = screen(
  async () => (await import('../screens/friends/table/SharedScreen.tsx')).SharedScreen,
);
const StatsScreen = screen(
  async () => (await import('../screens/stats/StatsScreen.tsx')).StatsScreen,
);
const TableScreen = screen(
  async () => (await import('../screens/table/TableScreen.tsx')).TableScreen,
);
const TryScreen = screen(async () => (await import('../screens/own/lab/TryScreen.tsx')).TryScreen);

/** A screen that loads when it's first shown, with the words and the font that the first screen doesn't need. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return later(async () => (await Promise.all([load(), allWords(), loadTitleFont()]))[0]);
}

/** The screen in the address. */
export function Screen() {
  const at = route.value;
  useTitle(at);
  const key = keyOf(at);
  useArrival(key);
  useKeptReading();
  useMemo(showTitleFont, [key]);
  return shown(at);
}

function shown(at: Route) {
  switch (at.at) {
    case 'table':
      return <TableScreen key={at.id} id={at.id} />;
    case 'games':
      return <GamesScreen />;
    case 'stats':
      return <StatsScreen />;
    case 'learn':
      return <LearnScreen />;
    case 'pad':
      return <PadScreen id={at.id} round={at.round} />;
    case 'interview':
      return <InterviewScreen />;
    case 'paste':
      return <PasteScreen />;
    case 'own':
      return at.id === undefined ? <OwnScreen /> : <EditorScreen key={at.id} id={at.id} />;
    case 'rules':
      return isLink(at.id) ? <OfferScreen link={at.id} /> : <RulesScreen id={at.id} />;
    case 'published':
      return <PublishedScreen id={at.id} />;
    case 'sheet':
      return <SheetScreen id={at.id} />;
    case 'try':
      return <TryScreen id={at.id} />;
    case 'compare':
      return <CompareScreen id={at.id} />;
    case 'replay':
      return <ReplayScreen key={addressOf(at)} id={at.id} step={at.step} />;
    case 'review':
      return <ReviewScreen key={at.id} id={at.id} />;
    case 'daily':
      return <DailyScreen key={at.id} id={at.id} />;
    case 'friends':
      return <FriendsScreen />;
    case 'club':
      return <ClubScreen />;
    case 'night':
      return <NightScreen key={at.id} id={at.id} code={at.code} />;
    case 'shared':
    case 'watch':
      return <SharedScreen key={keyOf(at)} id={at.id} code={at.code} watch={at.at === 'watch'} />;
    case 'seat':
      return <SeatScreen key={addressOf(at)} id={at.id} code={at.code} />;
    case 'check':
      return <CheckScreen key={addressOf(at)} id={at.id} code={at.code} />;
    case 'start':
      return <StartScreen />;
  }
}

/** Screens whose tab says that a shared table is waiting. */
const WAITING_SHOWN: ReadonlySet<Route['at']> = new Set(['start', 'friends', 'shared']);

/** A shared table stays the same screen when the code in its address is filled in. */
function keyOf(at: Route): string {
  return at.at === 'shared' ? addressOf({ at: 'shared', id: at.id }) : addressOf(at);
}

function useTitle(at: Route): void {
  const { name, titles, yourTurn } = firstWords.value.app;
  const isTurn = WAITING_SHOWN.has(at.at) && (waitingTables.value ?? 0) > 0;
  useEffect(() => {
    document.title = [isTurn ? yourTurn : titles[at.at], name].filter(Boolean).join(' · ');
  });
}
