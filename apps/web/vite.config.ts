import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // The packages' TypeScript sources, as in the tests: nothing has to be built first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
});
