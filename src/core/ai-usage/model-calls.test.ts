import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALL_PURPOSES, countCalls, type ModelCall, readCallFigures } from './model-calls.ts';
import { outcomeWords } from './outcome-words.ts';

const call = (told: Partial<ModelCall>): ModelCall => ({
  purpose: 'cards',
  provider: 'google',
  model: 'm',
  promptVersion: '1',
  outcome: 'answered',
  inputTokens: 1,
  outputTokens: 1,
  costMicroUsd: 1,
  costPaise: 1,
  firstWordsMs: 1,
  totalMs: 1,
  accepted: 0,
  refused: 0,
  invented: 0,
  material: '{}',
  answer: '{}',
  ...told,
});

const read = (calls: readonly ModelCall[], others: Readonly<Record<string, number>> = {}) =>
  readCallFigures(new Map(Object.entries({ ...countCalls(calls), ...others })));

test('texts that were refused and calls that a provider refused are told apart', () => {
  const figures = read([call({ refused: 3, accepted: 5 }), call({ outcome: 'refused' }), call({ purpose: 'repair' })]);
  expect(figures).toEqual({
    calls: 3,
    repairs: 1,
    accepted: 5,
    refused: 3,
    invented: 0,
    outcomes: [
      { outcome: 'answered', count: 2 },
      { outcome: 'refused', count: 1 },
    ],
  });
});

test('places that a wish brings are no texts', () => {
  expect(read([call({ purpose: 'wish', accepted: 4, invented: 2 })])).toMatchObject({ accepted: 0, invented: 2 });
});

test('what was never asked is an outcome and no call', () => {
  const figures = read([call({ outcome: 'breaker-open' }), call({ outcome: 'over-budget', purpose: 'repair' })]);
  expect(figures).toMatchObject({ calls: 0, repairs: 0 });
  expect(figures.outcomes).toHaveLength(2);
});

test('counts of plans beside them change nothing, and without calls there is nothing', () => {
  expect(read([], { planned: 9, passed: 8, V04: 1 })).toEqual({
    calls: 0,
    repairs: 0,
    accepted: 0,
    refused: 0,
    invented: 0,
    outcomes: [],
  });
});

const anyCall = fc
  .record({
    purpose: fc.constantFrom(...CALL_PURPOSES),
    outcome: fc.constantFrom('answered', 'slow', 'refused', 'over-limit'),
    accepted: fc.nat(6),
    refused: fc.nat(6),
    invented: fc.nat(6),
  })
  .map(call);

test('counts that are added up read as the calls together', () => {
  fc.assert(
    fc.property(fc.array(anyCall), fc.array(anyCall), (some, others) => {
      const sum = new Map(Object.entries(countCalls(some)));
      for (const [name, count] of Object.entries(countCalls(others))) sum.set(name, (sum.get(name) ?? 0) + count);
      expect(readCallFigures(sum)).toEqual(read([...some, ...others]));
    }),
  );
});

test('an outcome has words, and one from a later version its own name', () => {
  expect(outcomeWords('rate-limited')).toBe('Too many requests for the provider');
  expect(outcomeWords('eaten')).toBe('eaten');
});
