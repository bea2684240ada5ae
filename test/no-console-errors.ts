import { afterEach, beforeEach, expect, vi } from 'vitest';

// A console.error that no test expects is a hidden failure.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  expect(calls, 'unexpected console.error').toEqual([]);
  vi.restoreAllMocks();
});
