import { readFileSync } from 'node:fs';
import { readNet, type Net, type StoredNet } from '@hand-and-foot/bots/parts';

/** The net in the file that training wrote. */
export function netIn(file: string): Net {
  return readNet(JSON.parse(readFileSync(file, 'utf8')) as StoredNet);
}
