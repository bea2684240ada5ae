import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    // Sites started by tests must not read a developer's `.env`.
    env: { ENV_FILE: '' },
    setupFiles: ['test/no-console-errors.ts'],
    // Argon2 and PostgreSQL share two cores with all other work.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    fsModuleCache: false,
  },
});
