// Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL, if its programs are installed: node
// scripts/with-postgres.ts vitest run
import { spawn } from 'node:child_process';
import { makeTemplate } from '../test/databases.ts';
import { findPostgresPrograms, type PostgresServer, startPostgresServer } from '../test/postgres-server.ts';

async function main(): Promise<number> {
  const [command = '', ...args] = process.argv.slice(2);
  const programs = findPostgresPrograms();
  let postgres: PostgresServer | null = null;
  if (process.env.TEST_DATABASE_URL === undefined) {
    if (programs) postgres = await startPostgresServer(programs);
    else if (process.env.CI) {
      process.stderr.write('PostgreSQL is not on this machine: on CI its store tests may not be left out.\n');
      return 1;
    } else process.stderr.write('\n*** PostgreSQL is not on this machine: the tests run on SQLite ONLY. ***\n\n');
  }
  const environment = postgres
    ? { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_TEMPLATE: await makeTemplate(postgres.url) }
    : process.env;
  const child = spawn(command, args, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    postgres?.remove();
  }
}

process.exitCode = await main();
