import { editorSaid, positionsSaid } from './editor.ts';
import { hintsSaid, playSaid } from './play.ts';
import { refusalsSaid } from './refusals.ts';
import { rulesSaid } from './rules.ts';
import type { Said } from './said.ts';
import { scorepadSaid } from './scorepad.ts';

/** Every sentence of `packages/words`, each once, with examples where numbers or names go in. */
export function everythingSaid(): Said[] {
  return [
    ...refusalsSaid(),
    ...playSaid(),
    ...hintsSaid(),
    ...rulesSaid(),
    ...editorSaid(),
    ...scorepadSaid(),
    ...positionsSaid(),
  ];
}
