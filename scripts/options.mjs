// Reads a script's command line, the same way for all of them.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * The options of the running script, described as for `parseArgs`, and up to `most` other words. Prints the comment at
 * the top of the script when asked for help, and one sentence about anything it can't read; either ends the process.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} [options]
 * @returns {ReturnType<typeof parseArgs<{ options: T, allowPositionals: true }>>}
 */
export function readOptions(options = {}, most = 0) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } };
  const read = parseArgs({ options: known, strict: false, allowPositionals: true, tokens: true });
  if (read.values.help) showHelp();
  const trouble = troubleWith(read, known, most);
  if (trouble) end(trouble, 2);
  return parseArgs({ options, allowPositionals: true });
}

/** Prints the first comment of the running script, and ends it. */
export function showHelp() {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  end(comment.map((line) => line.slice(3)).join('\n'), 0);
}

/** The first thing on a command line that can't be read. */
export function troubleWith({ tokens, positionals }, known, most) {
  for (const { kind, name, rawName, value, inlineValue } of tokens) {
    if (kind !== 'option') continue;
    if (!Object.hasOwn(known, name)) return `There is no ${rawName} here. ${thereIs(known)}`;
    const takesValue = known[name].type === 'string';
    if (takesValue && (value === undefined || (!inlineValue && value.startsWith('-'))))
      return `${rawName} needs a value after it.`;
    if (!takesValue && value !== undefined) return `${rawName} takes no value.`;
  }
  const extra = positionals[most];
  return extra === undefined ? undefined : `"${extra}" means nothing here. ${thereIs(known)}`;
}

function thereIs(known) {
  const names = Object.keys(known).map((name) => `--${name}`);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return `You can use ${list}.`;
}

function end(text, status) {
  (status === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(status);
}
