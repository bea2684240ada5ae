import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the path of a PostgreSQL program: from Debian's folders in the server's version or the next newer one (an
 * older one refuses), else from the PATH.
 */
export function postgresProgram(name: 'pg_dump' | 'psql', serverVersion: number): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const fitting = versions.filter((version) => version >= serverVersion).sort((a, b) => a - b);
  const paths = fitting.map((version) => join(DEBIAN, String(version), 'bin', name));
  return paths.find((path) => existsSync(path)) ?? name;
}

/**
 * Returns the connection for PostgreSQL's programs, with the password in the environment and not in the process list.
 */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, environment: { PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) } };
}
