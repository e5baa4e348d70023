import { jsonSchema } from '@hand-and-foot/rulesets';
import { editorWords } from '@hand-and-foot/words/editor';
import type { Command } from 'commander';

export function registerSchema(rules: Command): void {
  rules
    .command('schema')
    .summary('the JSON Schema of a rules file')
    .description('Prints the JSON Schema of a rules file, so an editor can help you write one.')
    .action(() => {
      const schema = jsonSchema(editorWords.en.knobs);
      process.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    });
}
