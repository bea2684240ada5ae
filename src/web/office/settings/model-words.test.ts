import { describe, expect, it, test } from 'vitest';
import { describeModel, describePrice, describeTrial, modelOf, providerChoices } from './model-words.ts';

const none = { provider: 'environment' as const, apiKey: '' };
const alone = { ...none, environment: null, hasBaseUrl: false };
const started = { ...none, environment: { provider: 'google' as const, model: 'gemini-x' }, hasBaseUrl: true };
type Provider = Parameters<typeof modelOf>[0]['ai.provider'];
const draft = (provider: Provider, model = '', key: string | null = null) => ({
  'ai.provider': provider,
  'ai.model': model,
  'ai.apiKey': key,
});

describe('a compatible server', () => {
  it('can be chosen only where the site was started with its address', () => {
    const choice = (stored: typeof alone | typeof started, chosen: Provider = 'none') =>
      providerChoices(stored, chosen).find(({ value }) => value === 'compatible');
    expect(choice(alone)).toMatchObject({ disabled: true });
    expect(choice(started)).toMatchObject({ disabled: false });
    // A chosen provider stays visible.
    expect(choice(alone, 'compatible')).toMatchObject({ disabled: false });
  });

  it('without an address is not asked, and it is said why', () => {
    expect(modelOf(draft('compatible', 'llama'), alone)).toBeNull();
    expect(describeModel(draft('compatible', 'llama'), alone)).toContain('AI_BASE_URL');
    expect(modelOf(draft('compatible', 'llama'), started)).toEqual({ provider: 'compatible', model: 'llama' });
  });
});

test('the model that is asked is the one that was started with, the one that is named, or none', () => {
  expect(modelOf(draft('environment', 'other'), started)).toEqual({ provider: 'google', model: 'gemini-x' });
  expect(modelOf(draft('environment'), alone)).toBeNull();
  expect(modelOf(draft('none', 'm'), started)).toBeNull();
  expect(modelOf(draft('openai', ' m '), alone)).toEqual({ provider: 'openai', model: 'm' });
  expect(modelOf(draft('openai', ' '), alone)).toBeNull();
  expect(describeModel(draft('openai'), alone)).toBe('No model is used until you enter one.');
  expect(describeModel(draft('environment'), alone)).toContain('AI_PROVIDER is not set');
  expect(providerChoices(started, 'none')[0]?.label).toBe('From the environment: Google Gemini, gemini-x');
});

test('when a provider requires a key and there is none, the text says that no model is asked', () => {
  const [missing, there] = ['No model is used until a key is set.', 'Used with the built-in planner.'];
  const kept = { ...alone, provider: 'openai' as const, apiKey: '…1234' };
  expect(describeModel(draft('openai', 'm'), alone)).toBe(missing);
  expect(describeModel(draft('openai', 'm', 'typed'), alone)).toBe(there);
  expect(describeModel(draft('openai', 'm'), kept)).toBe(there);
  expect(describeModel(draft('openai', 'm', ''), kept)).toBe(missing);
  // The stored key is never used for another provider.
  expect(describeModel(draft('anthropic', 'm'), kept)).toBe(missing);
  expect(describeModel(draft('google', 'm'), started)).toBe(there);
  expect(describeModel(draft('compatible', 'm'), started)).toBe(there);
});

test('a model without a known price is told of, and what it means with a budget', () => {
  const costs = (input: number | null, dailyBudgetUsd: number | null) => ({
    'ai.price.input': input,
    'ai.price.output': null,
    'ai.dailyBudgetUsd': dailyBudgetUsd,
  });
  const unknown = { provider: 'compatible', model: 'llama' };
  expect(describePrice(costs(null, null), unknown)).toBe('No price of llama is known: its cost counts as zero.');
  expect(describePrice(costs(null, 5), unknown)).toContain('not used until you enter its price');
  expect(describePrice(costs(1, 5), unknown)).toBe('Your own price is used.');
  expect(describePrice(costs(null, 5), null)).toContain('the known price');
});

test('a trial is told with its time and tokens, or with why there was no answer', () => {
  const tried = { outcome: 'answered', provider: 'google', model: 'gemini-x', firstWordsMs: 410, totalMs: 1240 };
  const tokens = { inputTokens: 12, outputTokens: 1 };
  expect(describeTrial({ ...tried, ...tokens })).toBe(
    'gemini-x answered in 1.24 s, the first words after 0.41 s; 12 tokens in, 1 token out.',
  );
  expect(describeTrial({ ...tried, ...tokens, outcome: 'wrong-key' })).toBe('Key not accepted.');
});
