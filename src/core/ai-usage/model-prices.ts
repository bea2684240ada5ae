import type { Day } from '../dates.ts';

/** US dollars per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

interface DatedPrice extends ModelPrice {
  /** Model name as the provider spells it, without a version's date. */
  readonly model: string;
  /**
   * The first day on which the price is known to apply: of the model's release, of the change, or of reading the page.
   */
  readonly from: Day;
  readonly source: string;
}

// The providers' own pages, most of them read in dated copies on 2026-11-22.
const GOOGLE = 'https://ai.google.dev/gemini-api/docs/pricing';
const OPENAI = 'https://developers.openai.com/api/docs/pricing';
const ANTHROPIC = 'https://platform.claude.com/docs/en/about-claude/pricing';

const row = (source: string, model: string, from: Day, input: number, output: number): DatedPrice => ({
  model,
  from,
  input,
  output,
  source,
});

/**
 * Models' prices by provider: for plain requests of the size that the site makes (most charge more for longer ones),
 * without discounts for caches and batches. A model has one row per price change.
 */
export const MODEL_PRICES: Readonly<Record<string, readonly DatedPrice[]>> = {
  google: [
    row('https://github.com/BerriAI/litellm/discussions/51436', 'gemini-4-hydrogen', '2026-11-22', 1.5, 7.5),
    row('https://docs.laozhang.ai/en/announcements/gemini-4-carbon-2026-11', 'gemini-4-carbon', '2026-11-10', 2, 10),
    row('https://docs.laozhang.ai/en/announcements/gemini-4-carbon-2026-11', 'gemini-4-carbon', '2026-12-01', 4, 20),
    row('https://github.com/BerriAI/litellm/discussions/46238', 'gemini-4-argon', '2026-10-13', 2, 10),
    row('https://github.com/BerriAI/litellm/discussions/46238', 'gemini-4-argon', '2026-12-01', 4, 20),
    row(GOOGLE, 'gemini-3.8-flash', '2026-09-02', 0.75, 3.75),
    row(GOOGLE, 'gemini-3.8-flash', '2027-01-01', 1.5, 7.5),
    row('https://apidog.com/es/blog/how-to-use-gemini-3-8-flash-api/', 'gemini-3.7-flash', '2026-08-14', 0.75, 3.75),
    row('https://apidog.com/es/blog/how-to-use-gemini-3-8-flash-api/', 'gemini-3.7-flash', '2027-01-01', 1.5, 7.5),
    row(GOOGLE, 'gemini-3.6-flash', '2026-07-21', 1.5, 7.5),
    row(GOOGLE, 'gemini-3.5-flash', '2026-05-19', 1.5, 9),
    row(GOOGLE, 'gemini-3.5-flash-lite', '2026-07-21', 0.3, 2.5),
    row(GOOGLE, 'gemini-3.1-pro-preview', '2026-10-07', 2, 12),
    row(GOOGLE, 'gemini-2.5-pro', '2025-06-17', 1.25, 10),
    row(GOOGLE, 'gemini-2.5-flash', '2025-06-17', 0.3, 2.5),
    row(GOOGLE, 'gemini-2.5-flash-lite', '2025-07-22', 0.1, 0.4),
  ],
  openai: [
    row(OPENAI, 'gpt-6.1-terra', '2026-10-26', 1, 5),
    row(OPENAI, 'gpt-6.1-sol', '2026-09-29', 2, 10),
    row(OPENAI, 'gpt-6-astra', '2026-09-03', 10, 50),
    row(OPENAI, 'gpt-6-sol', '2026-09-22', 2, 10),
    row(OPENAI, 'gpt-6-luna', '2026-09-22', 0.1, 0.5),
    row(OPENAI, 'gpt-5.6-terra', '2026-07-09', 2.5, 15),
    row(OPENAI, 'gpt-5.6-terra', '2026-07-30', 2, 12),
    row(OPENAI, 'gpt-5.6-luna', '2026-07-09', 1, 6),
    row(OPENAI, 'gpt-5.6-luna', '2026-07-30', 0.2, 1.2),
    row(OPENAI, 'gpt-5.5', '2026-04-23', 5, 30),
    row(OPENAI, 'gpt-5.4', '2026-03-05', 2.5, 15),
    row(OPENAI, 'gpt-5.4-mini', '2026-03-17', 0.75, 4.5),
    row(OPENAI, 'gpt-5.4-nano', '2026-03-17', 0.2, 1.25),
    row(OPENAI, 'gpt-5.2', '2025-12-11', 1.75, 14),
    row(OPENAI, 'gpt-5.1', '2025-11-13', 1.25, 10),
    row(OPENAI, 'gpt-5', '2025-08-07', 1.25, 10),
    row(OPENAI, 'gpt-5-mini', '2025-08-07', 0.25, 2),
    row(OPENAI, 'gpt-5-nano', '2025-08-07', 0.05, 0.4),
    row(OPENAI, 'gpt-4.1', '2025-04-14', 2, 8),
    row(OPENAI, 'gpt-4.1-mini', '2025-04-14', 0.4, 1.6),
    row(OPENAI, 'gpt-4.1-nano', '2025-04-14', 0.1, 0.4),
    row(OPENAI, 'gpt-4o', '2024-08-06', 2.5, 10),
    row(OPENAI, 'gpt-4o-mini', '2024-07-18', 0.15, 0.6),
    row(OPENAI, 'o4-mini', '2025-04-16', 1.1, 4.4),
  ],
  anthropic: [
    row(ANTHROPIC, 'claude-fable-5-1', '2026-09-01', 10, 50),
    row(ANTHROPIC, 'claude-opus-5-5', '2026-09-22', 4, 20),
    row(ANTHROPIC, 'claude-opus-5', '2026-07-24', 5, 25),
    row(ANTHROPIC, 'claude-opus-4-8', '2026-05-28', 5, 25),
    row(ANTHROPIC, 'claude-opus-4-6', '2026-02-05', 5, 25),
    row(ANTHROPIC, 'claude-opus-4-5', '2025-11-24', 5, 25),
    row(ANTHROPIC, 'claude-opus-4-1', '2025-08-05', 15, 75),
    row(ANTHROPIC, 'claude-sonnet-5-5', '2026-09-29', 2, 10),
    row(ANTHROPIC, 'claude-sonnet-5', '2026-06-30', 2, 10),
    row(ANTHROPIC, 'claude-sonnet-4-6', '2026-03-21', 3, 15),
    row(ANTHROPIC, 'claude-sonnet-4-5', '2025-09-29', 3, 15),
    row(ANTHROPIC, 'claude-haiku-5-5', '2026-10-07', 0.1, 0.5),
    row(ANTHROPIC, 'claude-haiku-4-5', '2025-10-15', 1, 5),
  ],
};

/**
 * Matches version suffixes, which do not change the price: `-20251001`, `-2025-08-07`, `@20251001`, `-001`,
 * `-preview-09-2025`.
 */
const VERSION = /[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|preview-\d{2}-\d{2,4})$/;

/** Returns a model's price on a day; null where it is unknown. */
export function priceOf(provider: string, model: string, day: Day): ModelPrice | null {
  const name = model.replace(/^models\//, '');
  const known = MODEL_PRICES[provider]?.filter(({ from }) => from <= day) ?? [];
  const named = (wanted: string) => known.findLast((price) => price.model === wanted);
  const found = named(name) ?? named(name.replace(VERSION, ''));
  return found ? { input: found.input, output: found.output } : null;
}

/**
 * Returns the cost in millionths of a dollar, rounded up. A price in dollars per million tokens is millionths per
 * token.
 */
export function costMicroUsd(tokens: { readonly input: number; readonly output: number }, price: ModelPrice): number {
  const exact = tokens.input * price.input + tokens.output * price.output;
  // Floating point: 10 × 1.1 is slightly more than 11.
  return Math.ceil(Math.round(exact * 1e6) / 1e6);
}
