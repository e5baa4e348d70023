// npm run learn [-- --seconds 600] [--jobs 4] [--out learning] [--python python3]: bots play themselves, a net learns
// from it which plans to choose, and paired deals tell whether it plays better. The same command goes on with it, and
// begins with the net that expert plays with. --adopt gives expert the net of the folder instead.

import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root, Trouble } from './setup.mjs';

const { values } = readOptions({
  seconds: { type: 'string', default: '600' },
  jobs: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  out: { type: 'string', default: 'learning' },
  python: { type: 'string', default: 'python3' },
  lot: { type: 'string', default: '100000' },
  batch: { type: 'string', default: '8192' },
  deals: { type: 'string', default: '100' },
  adopt: { type: 'boolean', default: false },
});
const folder = resolve(values.out);
const learn = join(root, 'packages', 'learn');
/** The net and its critic, to go on from. */
const nets = join(folder, 'nets.pt');
const kept = join(learn, 'nets.pt');

await orSayWhy(async () => {
  needsNode();
  ensureInstalled();
  if (values.adopt) return adopt();
  ensureBuilt('packages/learn');
  if (!(await ran(values.python, ['-c', 'import torch, numpy'])))
    throw new Trouble(
      `${values.python} needs numpy and PyTorch. Install them, or name another Python with --python.`,
    );
  // Games that an earlier run left were played by an older net.
  rmSync(join(folder, 'rows'), { recursive: true, force: true });
  mkdirSync(join(folder, 'rows'), { recursive: true });
  if (!existsSync(nets)) copyFileSync(kept, nets);
  // Other games than the last time.
  const run = Date.now().toString(36);
  const jobs = Array.from({ length: Number(values.jobs) }, (_, job) => play(`${run}-${job}`));
  const went = await Promise.all([...jobs, train()]);
  if (!went.every(Boolean)) throw new Trouble('Learning broke off; the lines above say why.');
  await ran(process.execPath, [
    join(learn, 'dist/trialRun.js'),
    ...options({ net: join(folder, 'net.json'), deals: values.deals }),
  ]);
});

function play(name) {
  const worker = join(learn, 'dist/worker.js');
  const { seconds } = values;
  return ran(process.execPath, [worker, ...options({ folder, name, seconds })]);
}

/** Stores the net where expert loads it from, and what learning needs to go on with it. */
async function adopt() {
  const stored = join(root, 'packages/bots/src/net/stored.ts');
  const net = readFileSync(join(folder, 'net.json'), 'utf8');
  writeFileSync(
    stored,
    `import type { StoredNet } from './readNet.ts';

// Learned by \`npm run learn\`; see docs/learning.md.
export const STORED: StoredNet = ${net};
`,
  );
  copyFileSync(nets, kept);
  await ran(join(root, 'node_modules/.bin/oxfmt'), [stored]);
}

function train() {
  const { batch, lot, seconds } = values;
  return ran(values.python, [
    join(learn, 'train/train.py'),
    folder,
    ...options({ seconds, lot, batch }),
  ]);
}

function options(named) {
  return Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** Whether the program ran to its end. */
function ran(program, args) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });
}
