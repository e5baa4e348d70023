// npm start: set up, build the page if need be, and open the table in a browser.
// npm start -- --no-open only says where it is; --port N asks for another port.

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

import { ensureInstalled, needsNode, orSayWhy, Trouble } from './setup.mjs';

const PORT = 4321;

await orSayWhy(async () => {
  needsNode(20, 19);
  const { open, port } = wishes();
  ensureInstalled();
  const { ensurePage, pageDir } = await import('./page.mjs');
  const { serve } = await import('./serve.mjs');
  await ensurePage();
  const { address } = await serve(pageDir, port);
  console.log(`Hand and Foot is at ${address}`);
  console.log('Ctrl+C ends it; games are kept in the browser.');
  if (open) openBrowser(address);
});

function wishes() {
  try {
    const { values } = parseArgs({
      options: { open: { type: 'boolean', default: true }, port: { type: 'string' } },
      allowNegative: true,
    });
    const port = Number(values.port ?? PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('no such port');
    return { open: values.open && !process.env.CI, port };
  } catch {
    throw new Trouble('npm start takes --no-open and --port N, a number up to 65535.');
  }
}

/** Where there is none to open, the printed address has to do. */
function openBrowser(address) {
  const [command, ...options] = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }[
    process.platform
  ] ?? ['xdg-open'];
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (command === 'xdg-open' && !hasScreen) return;
  spawn(command, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
