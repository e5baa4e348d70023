import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources; without this condition they would run on a build that may be
// old.
const conditions = ['source', 'module', 'node', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/*.test.mjs'],
    pool: 'forks',
    maxWorkers: '100%',
    // Generous, because nothing may depend on the machine's speed or load.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
