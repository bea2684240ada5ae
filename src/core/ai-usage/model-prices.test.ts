import { describe, expect, test } from 'vitest';
import { isDay } from '../dates.ts';
import { costMicroUsd, MODEL_PRICES, priceOf } from './model-prices.ts';

const TODAY = '2026-11-22';

describe('what a model costs', () => {
  test('is found under its name and under those of its versions', () => {
    const price = { input: 1, output: 5 };
    for (const name of ['claude-haiku-4-5', 'claude-haiku-4-5-20251001', 'claude-haiku-4-5@20251001']) {
      expect(priceOf('anthropic', name, TODAY), name).toEqual(price);
    }
    expect(priceOf('openai', 'gpt-5-mini-2025-08-07', TODAY)).toEqual({ input: 0.25, output: 2 });
    expect(priceOf('google', 'gemini-2.5-flash-001', TODAY)).toEqual({ input: 0.3, output: 2.5 });
    expect(priceOf('google', 'models/gemini-2.5-flash-preview-09-2025', TODAY)).toEqual({ input: 0.3, output: 2.5 });
    expect(priceOf('google', 'gemini-3.1-pro-preview', TODAY)).toEqual({ input: 2, output: 12 });
  });

  test('is not taken from a model of nearly the same name', () => {
    for (const name of ['gpt-5-pro', 'gpt-5-chat-latest', 'gpt-5.3', 'gpt', '', 'GPT-5']) {
      expect(priceOf('openai', name, TODAY), name).toBeNull();
    }
    expect(priceOf('anthropic', 'claude-opus-4', TODAY)).toBeNull();
    expect(priceOf('google', 'gemini-2.5-flash-image', TODAY)).toBeNull();
  });

  test('is that of the provider asked', () => {
    expect(priceOf('anthropic', 'gpt-5', TODAY)).toBeNull();
    expect(priceOf('compatible', 'gpt-5', TODAY)).toBeNull();
  });

  test('is that of the day', () => {
    expect(priceOf('google', 'gemini-3.8-flash', '2026-09-01')).toBeNull();
    expect(priceOf('google', 'gemini-3.8-flash', '2026-12-31')).toEqual({ input: 0.75, output: 3.75 });
    expect(priceOf('google', 'gemini-3.8-flash', '2027-01-01')).toEqual({ input: 1.5, output: 7.5 });
    expect(priceOf('openai', 'gpt-5.6-luna', '2026-07-29')).toEqual({ input: 1, output: 6 });
    expect(priceOf('openai', 'gpt-5.6-luna', '2026-07-30')).toEqual({ input: 0.2, output: 1.2 });
  });

  test('the rows of a model follow one another, each with a day and a source', () => {
    for (const rows of Object.values(MODEL_PRICES)) {
      const lastOf = new Map<string, string>();
      for (const { model, from, input, output, source } of rows) {
        expect(isDay(from), model).toBe(true);
        expect(from > (lastOf.get(model) ?? ''), `${model} from ${from}`).toBe(true);
        lastOf.set(model, from);
        expect(input, model).toBeGreaterThan(0);
        // Output costs more than input for every model: swapped numbers show up here.
        expect(output, model).toBeGreaterThan(input);
        expect(URL.canParse(source), model).toBe(true);
      }
    }
  });
});

describe('the cost of a call', () => {
  test('is in millionths of a dollar, rounded up', () => {
    expect(costMicroUsd({ input: 1_000_000, output: 1_000_000 }, { input: 0.3, output: 2.5 })).toBe(2_800_000);
    expect(costMicroUsd({ input: 1, output: 0 }, { input: 0.05, output: 0.4 })).toBe(1);
    expect(costMicroUsd({ input: 21, output: 0 }, { input: 0.05, output: 0.4 })).toBe(2);
    expect(costMicroUsd({ input: 0, output: 0 }, { input: 5, output: 25 })).toBe(0);
  });

  test('is not a millionth more for how numbers are kept', () => {
    expect(costMicroUsd({ input: 10, output: 0 }, { input: 1.1, output: 4.4 })).toBe(11);
    expect(costMicroUsd({ input: 30, output: 30 }, { input: 0.1, output: 0.2 })).toBe(9);
  });
});
