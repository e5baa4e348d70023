import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'hand-and-foot';

/** Folder of this person's games. */
export function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (env['HAND_AND_FOOT_DATA']) return env['HAND_AND_FOOT_DATA'];
  if (platform === 'win32')
    return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), NAME);
  return join(env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), NAME);
}
