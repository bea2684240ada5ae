import { describe, expect, it } from 'vitest';
import { asUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('said by the server'), { code });
const withResult = (errcode: number) =>
  Object.assign(new Error('said by SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('an error of a driver', () => {
  it.each([
    ['away', '57P01 57P02 57P03 57P05 08000 08003 08006 25P03 ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND'],
    ['full', '53100'],
    ['busy', '53200 53300 57014 55P03 40001 40P01'],
    ['read-only', '25006'],
    ['failing', '58030'],
    ['damaged', 'XX001 XX002'],
  ])('is %s by the codes %s', (reason, codes) => {
    for (const code of codes.split(' ')) expect(asUnavailable(withCode(code))?.reason, code).toBe(reason);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Postgres connection has been discarded',
  ])('is a connection that was lost: %s', (message) => {
    expect(asUnavailable(new Error(message))?.reason).toBe('away');
  });

  it.each([
    ['busy', [5, 6, 261, 517]],
    ['full', [13]],
    ['read-only', [8, 264, 1032]],
    ['failing', [10, 778, 4874, 14]],
    ['damaged', [11, 26, 267]],
  ])('is %s by the results %s of SQLite', (reason, results) => {
    for (const result of results) expect(asUnavailable(withResult(result))?.reason, String(result)).toBe(reason);
  });

  it('is a mistake of the statement otherwise', () => {
    for (const code of ['23505', '42P01', '22P02', 'EACCES']) expect(asUnavailable(withCode(code)), code).toBeNull();
    expect(asUnavailable(withResult(2067))).toBeNull();
    expect(asUnavailable(new TypeError('x is not a function'))).toBeNull();
  });
});
