import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Where one of PostgreSQL's programs is: of the server's own version, else of the next newer one (an older refuses), in
 * Debian's folders, else whatever the PATH has.
 */
export function postgresProgram(name: 'pg_dump' | 'psql', serverVersion: number): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const fitting = versions.filter((version) => version >= serverVersion).sort((a, b) => a - b);
  const paths = fitting.map((version) => join(DEBIAN, String(version), 'bin', name));
  return paths.find((path) => existsSync(path)) ?? name;
}

/** How PostgreSQL's programs reach a database; the password stays out of the list of processes. */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, environment: { PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) } };
}
