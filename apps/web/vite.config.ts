import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
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
      // Page and worker are built as one, so that the engine is downloaded once for both.
      input: { index: at('index.html'), hall: at('src/hall/main.ts') },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) => (name === 'hall' ? 'hall.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
