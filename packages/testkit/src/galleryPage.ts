import { gallery, playersOf, ruleSetById, type PublishedGame } from '@hand-and-foot/rulesets';
import { englishRules, listedNumbers } from '@hand-and-foot/words';

/** The published games as a page of docs, made from their data. */
export function galleryPage(): string {
  return `${[HEAD, ...gallery.map(gameOf)].join('\n\n')}\n`;
}

const HEAD = [
  '<!-- Made by `npm run docs` from packages/rulesets/src/gallery: change that, not this page. -->',
  '# Published games',
  'For anyone who learned Hand and Foot from a page, a club or an app. These games come with the program, next to the five rule sets. Every command takes their ids, as in `npx hand-and-foot play --rules whitnack`, and on the page they’re under *Rules*. Each says where it comes from, what we decided where its text is silent, and how it differs from the rule set it’s built on.',
].join('\n\n');

function gameOf(game: PublishedGame): string {
  const { id, name, parent, rules, rulings, source, summary } = game;
  const sheet = ruleSetById(parent)!;
  const differences = englishRules
    .sayDifferences(game, sheet)
    .flatMap(({ here }) => here)
    .map((text) => `- ${text}`);
  return [
    `## ${name}`,
    `\`${id}\`, ${listedNumbers(playersOf(rules))} players. ${summary}`,
    `**From:** ${source}`,
    `**Left open:**\n\n${rulings.map(({ note }) => `- ${note}`).join('\n')}`,
    `**Different from [${sheet.name}](rules/${parent}.md):**\n\n${differences.join('\n')}`,
  ].join('\n\n');
}
