import type { Signal } from '@preact/signals';
import { kept, oneOf, type Fitness } from './kept.ts';

/** A person's settings for the page, stored on this device. */
export interface Settings {
  /** Missing: follows the device. */
  theme: 'light' | 'dark' | undefined;
  /** Missing: follows the browser. */
  language: 'en' | 'es' | undefined;
  print: 'normal' | 'large';
  colours: 'two' | 'four';
  deck: 'own' | 'classic';
  sound: boolean;
  /** Whether single letters are shortcuts; some keyboards and screen readers need them. */
  letterKeys: boolean;
  handOrder: 'rank' | 'readiness' | 'own';
  /** Whether costly moves get a mark, in games on this device. */
  coach: boolean;
}

const USUAL: Settings = {
  theme: undefined,
  language: undefined,
  print: 'normal',
  colours: 'two',
  deck: 'own',
  sound: true,
  letterKeys: true,
  handOrder: 'rank',
  coach: false,
};

const FITS: Fitness<Settings> = {
  theme: oneOf('light', 'dark'),
  language: oneOf('en', 'es'),
  print: oneOf('normal', 'large'),
  colours: oneOf('two', 'four'),
  deck: oneOf('own', 'classic'),
  sound: oneOf(true, false),
  letterKeys: oneOf(true, false),
  handOrder: oneOf('rank', 'readiness', 'own'),
  coach: oneOf(true, false),
};

export const settings: Signal<Settings> = kept('settings', USUAL, FITS);

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.value, [name]: value };
}
