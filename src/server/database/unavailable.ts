/**
 * Why a correct statement failed. `busy` passes within moments: another transaction's lock, a statement that took too
 * long.
 */
export type Unavailability = 'away' | 'busy' | 'full' | 'read-only' | 'failing' | 'damaged';

/** Thrown when the database is unavailable; a request that meets it is answered 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: Unavailability;

  constructor(reason: Unavailability, cause?: unknown) {
    const said = cause instanceof Error && cause.message !== '' ? cause.message : codeOf(cause);
    super(said ? `The database is unavailable (${reason}): ${said}` : `The database is unavailable (${reason})`, {
      cause,
    });
    this.reason = reason;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null | undefined)?.code ?? '');

/** Reasons by SQLSTATE code of PostgreSQL or network error code; the first match counts. */
const REASON_OF_CODE: readonly (readonly [RegExp, Unavailability])[] = [
  // 53100 disk full, 53200 out of memory, 53300 too many connections.
  [/^53100$/, 'full'],
  [/^53[23]00$/, 'busy'],
  // 25006: a standby, or a server set to read-only.
  [/^25006$/, 'read-only'],
  // 57014 statement timeout, 55P03 lock timeout, class 40 deadlock and serialization failure.
  [/^(?:57014|55P03|40\w{3})$/, 'busy'],
  // 58030 I/O error; XX001 and XX002 damaged data and index.
  [/^58\w{3}$/, 'failing'],
  [/^XX00[12]$/, 'damaged'],
  // Connection exceptions; shutdown, crash and start of the server; sessions that the server ended for idling.
  [/^(?:08\w{3}|57P\d\d|53\w{3}|25P03)$/, 'away'],
  [/^(?:E(?:CONN\w+|TIMEDOUT|PIPE|NOTFOUND|HOSTUNREACH|NETUNREACH)|EAI_AGAIN)$/, 'away'],
];

/** Messages of the PostgreSQL driver for lost connections; these errors have no code. */
const CONNECTION_LOST =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection (?:terminated|ended)|timeout expired|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded|Cannot use a pool after)/;

/**
 * Result codes of SQLite without their extension: BUSY, LOCKED, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN,
 * PROTOCOL, NOTADB.
 */
const REASON_OF_RESULT: Readonly<Record<number, Unavailability>> = {
  5: 'busy',
  6: 'busy',
  7: 'busy',
  8: 'read-only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'failing',
  15: 'busy',
  26: 'damaged',
};

function reasonOf(error: unknown): Unavailability | null {
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown };
  if (typeof errcode === 'number') return REASON_OF_RESULT[errcode & 0xff] ?? null;
  const byCode = typeof code === 'string' ? REASON_OF_CODE.find(([codes]) => codes.test(code)) : undefined;
  if (byCode) return byCode[1];
  return typeof message === 'string' && CONNECTION_LOST.test(message) ? 'away' : null;
}

/** Returns a driver's error as `DatabaseUnavailable`, or null when the statement itself is wrong. */
export function asUnavailable(error: unknown): DatabaseUnavailable | null {
  if (error instanceof DatabaseUnavailable) return error;
  const reason = reasonOf(error);
  return reason && new DatabaseUnavailable(reason, error);
}

/** Returns true for an outage, which the monitor already knows; `busy` is none. */
export const isOutage = (error: unknown): boolean => error instanceof DatabaseUnavailable && error.reason !== 'busy';
