import { expect, test } from 'vitest';
import type { GenerationProblem } from './generate.ts';
import { retryWhileOverloaded } from './retry.ts';

const BUSY: GenerationProblem = { code: 503, message: 'Busy' };

/** Runs with the given outcomes, one per try, without delays. */
async function run(outcomes: readonly (GenerationProblem | null)[], stopAfter = Number.POSITIVE_INFINITY) {
  const waits: string[] = [];
  const leaving = new AbortController();
  let tries = 0;
  const last = await retryWhileOverloaded(async () => outcomes[tries++] ?? null, {
    signal: leaving.signal,
    onStart: () => undefined,
    onWait: (left, retry) => {
      waits.push(`${left}/${retry}`);
      if (waits.length >= stopAfter) leaving.abort();
    },
    second: async () => undefined,
  });
  return { last, tries, waits };
}

test('an overloaded model is asked again after 2, 4 and 8 seconds, counted down, and then no more', async () => {
  const { last, tries, waits } = await run([BUSY, BUSY, BUSY, BUSY, null]);
  expect(last).toEqual(BUSY);
  expect(tries).toBe(4);
  expect(waits.join(' ')).toBe('2/1 1/1 4/2 3/2 2/2 1/2 8/3 7/3 6/3 5/3 4/3 3/3 2/3 1/3');
});

test('it ends with the first success', async () => {
  expect(await run([BUSY, null])).toMatchObject({ last: null, tries: 2 });
});

test('another problem is not asked again', async () => {
  const refusal = { code: 422, message: 'No' };
  expect(await run([refusal])).toMatchObject({ last: refusal, tries: 1, waits: [] });
});

test('a visitor who leaves while waiting is not served any more', async () => {
  expect(await run([BUSY, null], 1)).toMatchObject({ tries: 1, waits: ['2/1'] });
});
