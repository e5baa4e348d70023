import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources; without the condition they would run on a build that may be old.
const conditions = ['source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
