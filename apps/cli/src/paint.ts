import pc from 'picocolors';

/** Colors for words, or none; nothing is shown by color alone. */
export type Paint = Pick<
  typeof pc,
  'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta'
>;

export function paintFor(colours: boolean): Paint {
  return pc.createColors(colours);
}

/** Whether this output wants colors, by the usual conventions. */
export function wantsColours(output: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR'] || env['TERM'] === 'dumb') return false;
  return Boolean(env['FORCE_COLOR']) || output.isTTY === true;
}
