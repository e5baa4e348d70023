import { gallery, type PublishedGame, type RuleSet } from '@hand-and-foot/rulesets';
import { published, type PublishedWords } from './es/gallery.ts';

/** A published game with everything a player reads in the language; other rule sets as they are. */
export function publishedIn<Game extends RuleSet>(language: 'en' | 'es', game: Game): Game {
  const known = gallery.find(({ id, name }) => id === game.id && name === game.name);
  const words = published[game.id];
  return language === 'es' && known && words ? translated(game, known, words) : game;
}

function translated<Game extends RuleSet>(
  game: Game,
  { rulings }: PublishedGame,
  { name = game.name, source, summary, notes }: PublishedWords,
): Game {
  const noteFor = (note: string): string =>
    notes[rulings.findIndex((ruling) => ruling.note === note)]?.[1] ?? note;
  return {
    ...game,
    name,
    summary,
    ...('source' in game ? { source } : {}),
    rulings: game.rulings.map(({ knob, note }) => ({ knob, note: noteFor(note) })),
  };
}
