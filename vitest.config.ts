import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Sites started by tests must not read a developer's `.env`.
    env: { ENV_FILE: '' },
    globalSetup: 'test/sqlite-template.ts',
    setupFiles: ['test/no-console-errors.ts'],
    // Argon2 and PostgreSQL share two cores with all other work.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    fsModuleCache: false,
    projects: [
      {
        extends: true,
        // Modules keep nothing that changes, so test files may share them: loading the gazetteer and the server
        // again for each file cost two thirds of the processor's time of the smaller ones.
        test: { name: 'rules', include: ['src/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'] } },
    ],
  },
});
