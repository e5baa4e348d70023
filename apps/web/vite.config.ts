import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { breakpoints } from './src/parts/look/breakpoints.ts';
import { WORDS } from './src/screens/start/wordmarkOutlines.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
          groups: [{ name: 'base', test: isBase }],
        },
      },
    },
  },
});

/** Code for the first screen and most others, in one part instead of ten; the worker uses none of it. */
function isBase(id: string): boolean {
  return [
    /\/node_modules\/@?preact\//,
    /\/packages\/words\/src\/(?!es|rulesPage|editor|interview|warning|printedSheet|scorepad|kindSigns|en\/(editor|interview|warning|englishRules|rules|problem|positionProblem|scorepad|pad))/,
    // Not the entry: it waits for the chosen language, whose part waits for this one.
    /\/web\/src\/(app\/(?!main)|screens\/start\/(?!SeatFace))/,
    /\/web\/src\/parts\/(look|screen|server|sheets)\//,
    /\/web\/src\/parts\/controls\/(?!action|askFirst|confirm|field)/i,
    /\/web\/src\/parts\/settings\/(?!received|newId)/,
    /\/web\/src\/parts\/cards\/(?!lords\/|classic\/courts)/,
    /\/web\/src\/parts\/words\/(?!es|Sentence|sentence|pointsText|castWords|en\/(cast|learn|friends|own|pad|push))/,
    /\/web\/src\/screens\/table\/(FaultScreen|faultScreen)/,
    /\/web\/src\/table\/games\//,
    /\/web\/src\/table\/link\/(hall|saveRecord)/,
  ].some((part) => part.test(id));
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
