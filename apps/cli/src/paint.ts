import pc from 'picocolors';

/** Colours for words, or none at all; nothing on screen is told by colour alone. */
export type Paint = Pick<
  typeof pc,
  'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta'
>;

export function paintFor(colours: boolean): Paint {
  return pc.createColors(colours);
}

/** Whether this output wants colours, by the customs of terminals. */
export function wantsColours(output: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR'] || env['TERM'] === 'dumb') return false;
  return Boolean(env['FORCE_COLOR']) || output.isTTY === true;
}
