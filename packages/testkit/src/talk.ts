import { createReferee } from '@hand-and-foot/referee';

/**
 * A conversation with the referee, written down: `# rule: title`, `> line sent`, `< answer expected`. A
 * line sent without an expected answer must be accepted. An expected answer is part of the real one; under
 * a key that ends in `~` the innermost lists are compared without regard to order.
 */
export interface Talk {
  /** The start of the title, up to the first colon. */
  rule: string;
  title: string;
  line: number;
  turns: { line: number; sent: string; expected: string[] }[];
}

export function readTalks(text: string): Talk[] {
  const talks: Talk[] = [];
  text.split('\n').forEach((line, at) => {
    const rest = line.slice(2);
    if (line.startsWith('# '))
      talks.push({ rule: ruleOf(rest), title: rest, line: at + 1, turns: [] });
    else if (line.startsWith('> '))
      talks.at(-1)!.turns.push({ line: at + 1, sent: rest, expected: [] });
    else if (line.startsWith('< ')) talks.at(-1)!.turns.at(-1)!.expected.push(rest);
    else if (line.trim() !== '') throw new Error(`Line ${at + 1} is no part of a talk: ${line}`);
  });
  return talks;
}

const ruleOf = (title: string): string => /^(\w+): \S/.exec(title)?.[1] ?? '';

/** Holds the conversation and tells what went differently than expected, or undefined. */
export function holdTalk({ turns }: Talk): string | undefined {
  const referee = createReferee();
  for (const { line, sent, expected } of turns) {
    const answers = referee.answer(sent);
    const wanted = expected.length > 0 ? expected : ['{"ok":true}'];
    const differs = wanted.some(
      (want, at) => !matches(JSON.parse(want), JSON.parse(answers[at] ?? 'null')),
    );
    if (differs)
      return `line ${line}: ${sent}\n  expected ${wanted.join('\n           ')}\n  got      ${answers.join('\n           ')}`;
  }
  return undefined;
}

function matches(want: unknown, got: unknown): boolean {
  if (Array.isArray(want)) {
    return (
      Array.isArray(got) &&
      got.length === want.length &&
      want.every((entry, at) => matches(entry, got[at]))
    );
  }
  if (!isObject(want)) return want === got;
  if (!isObject(got)) return false;
  return Object.entries(want).every(([key, value]) =>
    key.endsWith('~')
      ? matches(sorted(value), sorted(got[key.slice(0, -1)]))
      : matches(value, got[key]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same data with every list of texts in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(sorted);
    return entries.every((entry) => typeof entry === 'string') ? [...entries].sort() : entries;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sorted(entry)]));
}
