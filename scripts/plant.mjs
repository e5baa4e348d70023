// Bundles the simulator into one file, with a planted fault if asked; the sources stay untouched.

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'rolldown';

import { cache, root } from './setup.mjs';

const simulator = 'apps/trials/src/simulator/main.ts';

/** Runs worlds with the fault: the check that noticed it, and after how many worlds. */
export async function tryFault(fault, seeds, limit) {
  const file = await simulatorWith(fault.changes, fault.name.replaceAll(/\W+/g, '-'));
  const { code, output } = await run(file, ['--seeds', String(seeds), '--stop'], limit);
  const noticed = [...output.matchAll(/^ *(\w+): /gm)].map(([, invariant]) => invariant);
  const lived = Number(/^(\d+) seeds/m.exec(output)?.[1] ?? 1);
  return { caught: code === 1, noticed: [...new Set(noticed)], seeds: lived, output };
}

/** The path of a simulator with these texts replaced. */
export async function simulatorWith(changes, name) {
  const left = new Set(changes);
  const file = join(cache, 'simulators', `${name}.mjs`);
  mkdirSync(join(cache, 'simulators'), { recursive: true });
  await build({
    cwd: root,
    input: join(root, simulator),
    platform: 'node',
    resolve: { conditionNames: ['source', 'module', 'node', 'import', 'default'] },
    plugins: [planting(changes, left)],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  });
  const [missing] = left;
  if (missing) throw new Error(`${missing.file} does not have: ${missing.text}`);
  return file;
}

function planting(changes, left) {
  return {
    name: 'plant',
    transform(code, id) {
      const file = relative(root, id).split(sep).join('/');
      let planted = code;
      for (const change of changes) {
        if (change.file !== file || !planted.includes(change.text)) continue;
        planted = planted.replace(change.text, () => change.by);
        left.delete(change);
      }
      return planted === code ? undefined : { code: planted };
    },
  };
}

async function run(file, args, limit) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('close', (status) => resolve(status ?? 'no end'));
  });
  clearTimeout(timer);
  return { code, output };
}
