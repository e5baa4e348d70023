import { effect } from '@preact/signals';
import { settings } from '../parts/settings/settings.ts';
import { colourOf } from '../parts/look/colourOf.ts';
import { flows } from '../parts/look/flows.ts';
import { route } from '../parts/screen/route.ts';

/** Sets the chosen looks as attributes of the root, for the style sheets. */
export function followLooks(): void {
  effect(() => {
    const { theme, print, colours } = settings.value;
    mark('theme', theme);
    mark('print', print);
    mark('colours', colours);
    colourTheBrowser();
  });
  effect(() => mark('at', route.value.at));
  effect(() => mark('flow', flows.value ? '' : undefined));
}

function mark(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** The browser's bars follow a theme that differs from the device's. */
function colourTheBrowser(): void {
  const cloth = colourOf('--cloth');
  const { theme } = settings.value;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    bar.dataset['usual'] ??= bar.content;
    bar.content = theme === undefined ? bar.dataset['usual'] : cloth;
  }
}
