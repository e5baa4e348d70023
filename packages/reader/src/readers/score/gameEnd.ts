import { fact, type Reader } from '../../fact.ts';

export const gameEnd: Reader = [
  {
    says: /\b(?:the )?(?:game (?:ends after|lasts|is|has|consists of|of)|play|plays?|over|after|in)(?: a total of)? (\d{1,2}) rounds\b|^(\d{1,2}) rounds\b|\ba game consists of (\d{1,2}) rounds\b/,
    notUnder: /\bround \d\b|\breach\w*\b|\bpoints,? or\b/,
    means: ([, one, two, three]) => [fact('gameEnd', 'rounds', Number(one ?? two ?? three))],
  },
  {
    says: /\b(?:1st|first)(?: player| team)? to (?:reach |get |get to )?(\d{4,6})(?: points)?(?: wins?)?\b|\b(?:somebody|someone|a team|a player) reaches (\d{4,6})(?: points)?(?:, or after \d+ rounds)?|\b(?:play(?:ed)?|game is played|keep playing rounds|we play|plays) (?:un)?(?:til|to) ?(?:someone |a team |a player |1 team )?(?:passes |reaches |has |gets )?(\d{4,6})(?: points)?\b/,
    means: ([, one, two, three]) => [fact('gameEnd', 'points', Number(one ?? two ?? three))],
  },
];
