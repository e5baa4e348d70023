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
  // The page may lie in any folder of a site.
  base: './',
  build: {
    outDir: 'dist-web',
    target: 'es2022',
    // Small files too: the page's content security policy knows no data: addresses for them.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The worker has no document to which links to further parts could be added.
      resolveDependencies: (_name, parts, { hostId }) => (hostId.includes('hall') ? [] : parts),
    },
    rolldownOptions: {
      input: { index: at('index.html') },
      output: {
        // The worker lies beside the page: like it, it brings its own policy, which what is in assets does not.
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

/** What the first screen and most others need, in one part instead of ten; nothing of it may be in the worker. */
function isBase(id: string): boolean {
  return [
    /\/node_modules\/@?preact\//,
    /\/packages\/words\/src\/(?!es|rulesPage|editor|interview|warning|printedSheet|scorepad|kindSigns|en\/(editor|interview|warning|englishRules|rules|problem|positionProblem|scorepad|pad))/,
    // Not the entry: it waits for the language chosen, whose part waits for this one.
    /\/web\/src\/(app\/(?!main)|screens\/start\/)/,
    /\/web\/src\/parts\/(look|screen|server|sheets)\//,
    /\/web\/src\/parts\/controls\/(?!action|askFirst|confirm|field)/i,
    /\/web\/src\/parts\/settings\/(?!received|newId)/,
    /\/web\/src\/parts\/cards\/(?!lords\/|classic\/courts)/,
    /\/web\/src\/parts\/words\/(?!es|Sentence|sentence|pointsText|en\/(learn|friends|own|pad))/,
    /\/web\/src\/screens\/table\/(FaultScreen|faultScreen)/,
    /\/web\/src\/table\/games\//,
    /\/web\/src\/table\/link\/(hall|saveRecord)/,
  ].some((part) => part.test(id));
}

/** Style sheets name the widths at which they change; no browser knows such names yet. */
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

/** Page and worker are built as one, so that the engine is downloaded once for both. */
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

/** The page's name is there before any script has run. */
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

/** Nothing is painted without them, so they are asked for before everything else. */
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
