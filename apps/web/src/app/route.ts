import { computed, signal } from '@preact/signals';

/** Which screen is shown; it stands in the address, so that a reload and the back button keep to it. */
export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'games' }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'rules'; readonly id: string }
  | { readonly at: 'learn' };

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export const route = computed<Route>(() => routeAt(hash.value));

export function go(to: Route): void {
  location.hash = addressOf(to);
}

export function addressOf(to: Route): string {
  switch (to.at) {
    case 'start':
      return '#/';
    case 'games':
    case 'learn':
      return `#/${to.at}`;
    case 'table':
    case 'replay':
    case 'rules':
      return `#/${to.at}/${encodeURIComponent(to.id)}`;
  }
}

function routeAt(address: string): Route {
  const [, at, id = ''] = address.split('/');
  switch (at) {
    case 'games':
    case 'learn':
      return { at };
    case 'table':
    case 'replay':
    case 'rules':
      return { at, id: decoded(id) };
    default:
      return { at: 'start' };
  }
}

/** Anyone can write anything into an address. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
