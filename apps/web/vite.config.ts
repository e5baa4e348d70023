import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { breakpoints } from './src/parts/look/breakpoints.ts';
import { WORDS } from './src/screens/start/wordmarkOutlines.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Code that the worker uses, too. */
const ALSO_OF_WORKER = /\/packages\/(engine|protocol|rulesets)\/|\/web\/src\/worker\/shared\//;

const HALL = at('src/worker/main.ts');

export default defineConfig({
  plugins: [wordmarkAtOnce(), stylesFirst(), hallBeside()],
  css: { postcss: { plugins: [namedBreakpoints()] } },
  // The packages' TypeScript sources, as in the tests: nothing has to be built first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The page may be hosted in any folder of a site.
  base: './',
  build: {
    outDir: 'dist-web',
    target: 'es2022',
    // No inlining of small files either: the content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The worker has no document for preload links.
      resolveDependencies: (_name, parts, { hostId }) => (hostId.includes('hall') ? [] : parts),
    },
    rolldownOptions: {
      input: { index: at('index.html') },
      output: {
        // The worker is next to the page because it brings its own policy, unlike files in assets.
        chunkFileNames: ({ facadeModuleId }) =>
          `${facadeModuleId === HALL ? '' : 'assets/'}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], test: isOnlyPage },
            { name: 'rules', tags: ['$initial'], test: ALSO_OF_WORKER },
          ],
        },
      },
    },
  },
});

/**
 * Code for the first screen, in one part instead of ten, that the worker doesn't use. Not the entries: they wait for
 * parts that wait for this one.
 */
function isOnlyPage(id: string): boolean {
  return ![
    ALSO_OF_WORKER,
    /\/web\/src\/worker\/|\/node_modules\/idb\//,
    /preload-helper|\/index\.html|\/(app|gallery)\/main\.tsx/,
  ].some((other) => other.test(id));
}

/** Style sheets use named breakpoints, which no browser supports yet. */
function namedBreakpoints() {
  const named = new Map<string, string>(Object.entries(breakpoints));
  return {
    postcssPlugin: 'named-breakpoints',
    AtRule: {
      media(rule: { params: string }): void {
        rule.params = rule.params.replace(
          /\((--[\w-]+)\)/g,
          (all: string, name: string) => named.get(name) ?? all,
        );
      },
    },
  };
}

/** Page and worker are one build, so the engine is downloaded once for both. */
function hallBeside(): Plugin {
  let hall = '';
  return {
    name: 'hall-beside',
    apply: 'build',
    buildStart() {
      hall = this.emitFile({ type: 'chunk', id: HALL, name: 'hall' });
    },
    transform: {
      filter: { id: /\/link\/hallUrl\.ts$/ },
      handler: (code) => code.replace(': HALL_URL', `: import.meta.ROLLUP_FILE_URL_${hall}`),
    },
  };
}

/** The page's name shows before any script runs. */
function wordmarkAtOnce(): Plugin {
  const words = Object.entries(WORDS).map(
    ([word, { width, path }]) =>
      `<svg class="wordmark-word" data-word="${word}" viewBox="0 0 ${width} 168"><path d="${path}"/></svg>`,
  );
  return {
    name: 'wordmark-at-once',
    transformIndexHtml: (html) => html.replace('<!-- wordmark -->', words.join('')),
  };
}

/** Nothing is painted without them, so they're requested first. */
function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const rest = styles.reduce((text, style) => text.replace(style, ''), html);
        return rest.replace(/( *<meta name="viewport")/, `${styles.join('')}$1`);
      },
    },
  };
}
