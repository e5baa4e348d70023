import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources; without this condition they would run on a build that may be
// old.
const conditions = ['source', 'module', 'node', 'default'];

/** Replaces modules of the packages, which no other test may see. */
const replacesModules = 'packages/testkit/src/storedLater.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // One more than there are cores: some tests wait for a process or a clock.
    maxWorkers: availableParallelism() + 1,
    // Generous, because nothing may depend on the machine's speed or load.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and page',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          exclude: [replacesModules],
          // Nothing here outlives its file, so modules are loaded once for all: half the processor's work.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [
            'apps/{cli,server,trials}/src/**/*.test.ts',
            'scripts/*.test.mjs',
            replacesModules,
          ],
          pool: 'forks',
        },
      },
    ],
  },
});
