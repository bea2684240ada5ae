import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from './unavailable.ts';
import { writeBuffer } from './write-buffer.ts';

describe('a write buffer', () => {
  it('keeps what an outage of the database kept it from writing, in its order, and writes each once', async () => {
    let isAway = true;
    const written: number[] = [];
    const failures: unknown[] = [];
    const buffer = writeBuffer<number>({
      afterMs: 10,
      atOnce: 2,
      most: 5,
      async write(some) {
        if (isAway && written.length >= 2) throw new DatabaseUnavailable('away');
        written.push(...some);
      },
      onFailure: (error) => failures.push(error),
    });
    for (const each of [1, 2, 3, 4]) buffer.add(each);
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
    expect(written).toEqual([1, 2]);
    for (const each of [5, 6, 7, 8, 9]) buffer.add(each);
    expect(buffer.isFull()).toBe(true);
    isAway = false;
    await vi.waitFor(() => expect(written).toEqual([1, 2, 3, 4, 5, 6, 7]));
  });

  it('skips a batch that was written although its commit was not confirmed', async () => {
    const written: number[] = [];
    const buffer = writeBuffer<number>({
      afterMs: 1000,
      atOnce: 1,
      most: 5,
      async write([first = 0]) {
        if (first === 1) throw Object.assign(new Error('duplicate key'), { code: '23505' });
        written.push(first);
      },
      onFailure: () => undefined,
    });
    buffer.add(1);
    buffer.add(2);
    await buffer.flush();
    expect(written).toEqual([2]);
  });
});
