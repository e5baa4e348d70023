import { effect, signal, type Signal } from '@preact/signals';

/** What a person has chosen about the page, kept on this device. */
export interface Settings {
  /** Missing: as the device has it. */
  theme: 'light' | 'dark' | undefined;
  /** Missing: as the browser has it. */
  language: 'en' | 'es' | undefined;
  print: 'normal' | 'large';
  colours: 'two' | 'four';
  deck: 'own' | 'classic';
  sound: boolean;
  /** Whether single letters do things, for those whose keyboard or reader needs them otherwise. */
  letterKeys: boolean;
  handOrder: 'rank' | 'readiness' | 'own';
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
};

export const settings: Signal<Settings> = kept('settings', USUAL);

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.value, [name]: value };
}

/** A signal whose value outlives the page. What cannot be read, or kept, does no harm. */
export function kept<T extends object>(name: string, usual: T): Signal<T> {
  const value = signal<T>({ ...usual, ...stored(name) });
  effect(() => keep(name, value.value));
  return value;
}

function stored(name: string): object {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the choice holds until the page is closed.
  }
}
