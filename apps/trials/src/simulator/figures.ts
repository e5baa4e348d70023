/** A world's history in figures. */
export interface Figures {
  actions: number;
  commands: number;
  rounds: number;
  kills: number;
  freezes: number;
  steps: number;
  cuts: number;
  hangs: number;
  databaseTroubles: number;
  /** Tables damaged by a disk, and times somebody noticed. */
  damages: number;
  damagesNoticed: number;
  takeovers: number;
  intruders: number;
  /** Nodes ended by what they were about to write. */
  poisonings: number;
  twins: number;
  nights: number;
  /** The longest standstill of a table after everything was mended, in milliseconds. */
  worstStall: number;
}

export function noFigures(): Figures {
  return {
    actions: 0,
    commands: 0,
    rounds: 0,
    kills: 0,
    freezes: 0,
    steps: 0,
    cuts: 0,
    hangs: 0,
    databaseTroubles: 0,
    damages: 0,
    damagesNoticed: 0,
    takeovers: 0,
    intruders: 0,
    poisonings: 0,
    twins: 0,
    nights: 0,
    worstStall: 0,
  };
}

export function addFigures(all: Figures, more: Figures): void {
  for (const name of Object.keys(more) as (keyof Figures)[])
    all[name] = name === 'worstStall' ? Math.max(all[name], more[name]) : all[name] + more[name];
}
