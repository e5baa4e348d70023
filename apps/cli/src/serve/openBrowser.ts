import { spawn } from 'node:child_process';

/** If no browser opens, the printed address is enough. */
export function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  };
  const [command = '', ...options] = commands[process.platform] ?? ['xdg-open'];
  const hasScreen = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  if (process.env['CI'] || (command === 'xdg-open' && !hasScreen)) return;
  spawn(command, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
