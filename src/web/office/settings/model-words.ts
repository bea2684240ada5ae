import type { ShownSettings, TriedModel } from '../../../contracts/settings.ts';
import { type ModelPrice, priceOf } from '../../../core/ai-usage/model-prices.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { providerName } from '../../../core/ai-usage/provider-names.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { countOf } from '../../ui/counted.ts';
import type { SettingsDraft } from './settings-draft.ts';

type StoredModel = Pick<ShownSettings['ai'], 'environment' | 'hasBaseUrl'>;
type Provider = SettingsDraft['ai.provider'];

/** Returns the providers to choose from; a compatible server only when the process was started with its address. */
export function providerChoices({ environment, hasBaseUrl }: StoredModel, chosen: Provider) {
  const started = environment ? `${providerName(environment.provider)}, ${environment.model}` : 'no model';
  return [
    { value: 'environment', label: `From the environment: ${started}` },
    { value: 'none', label: 'Built-in planner only' },
    ...(['google', 'openai', 'anthropic'] as const).map((value) => ({ value, label: providerName(value) })),
    {
      value: 'compatible',
      label: hasBaseUrl ? 'OpenAI-compatible server' : 'OpenAI-compatible server (no address)',
      disabled: !hasBaseUrl && chosen !== 'compatible',
    },
  ] satisfies { value: Provider; label: string; disabled?: boolean }[];
}

/** Returns the model that a draft selects; null for none. */
export function modelOf(
  draft: Pick<SettingsDraft, 'ai.provider' | 'ai.model'>,
  { environment, hasBaseUrl }: StoredModel,
): { readonly provider: string; readonly model: string } | null {
  const provider = draft['ai.provider'];
  const model = draft['ai.model'].trim();
  if (provider === 'environment') return environment;
  if (provider === 'none' || model === '') return null;
  return provider === 'compatible' && !hasBaseUrl ? null : { provider, model };
}

type Keys = Pick<ShownSettings['ai'], 'environment' | 'provider' | 'apiKey'>;

/** Returns whether a key is available: the typed one, the stored one of the same provider, or the environment's. */
function hasKey(
  draft: Pick<SettingsDraft, 'ai.provider' | 'ai.apiKey'>,
  { environment, provider, apiKey }: Keys,
): boolean {
  const { 'ai.provider': chosen, 'ai.apiKey': typed } = draft;
  const kept = provider === chosen ? apiKey : '';
  return (typed ?? kept) !== '' || environment?.provider === chosen;
}

/** Returns the effect of the choice, in words. */
export function describeModel(
  draft: Pick<SettingsDraft, 'ai.provider' | 'ai.model' | 'ai.apiKey'>,
  stored: StoredModel & Keys,
): string {
  const provider = draft['ai.provider'];
  if (provider === 'none') return 'No model is used.';
  if (provider === 'compatible' && !stored.hasBaseUrl) {
    return 'AI_BASE_URL, the server’s address, is not set in the environment: no model is used.';
  }
  if (modelOf(draft, stored)) {
    const isAsked = provider === 'environment' || provider === 'compatible' || hasKey(draft, stored);
    return isAsked ? 'Used with the built-in planner.' : 'No model is used until a key is set.';
  }
  return provider === 'environment'
    ? 'AI_PROVIDER is not set in the environment: no model is used.'
    : 'No model is used until you enter one.';
}

const tell = ({ input, output }: ModelPrice): string => `$${input} for input, $${output} for output`;

/** Returns the price per million tokens, and what follows when it is unknown. */
export function describePrice(
  draft: Pick<SettingsDraft, 'ai.price.input' | 'ai.price.output' | 'ai.dailyBudgetUsd'>,
  model: { readonly provider: string; readonly model: string } | null,
  today: string = dayInIndia(Date.now()),
): string {
  if (draft['ai.price.input'] !== null || draft['ai.price.output'] !== null) return 'Your own price is used.';
  if (!model) return 'Empty: the known price of the model is used.';
  const price = priceOf(model.provider, model.model, today);
  if (price) return `Empty: the known price of ${model.model} is used, ${tell(price)}.`;
  const unknown = `No price of ${model.model} is known: its cost counts as zero.`;
  return draft['ai.dailyBudgetUsd'] === null
    ? unknown
    : `No price of ${model.model} is known, so the daily budget cannot be checked: the model is not used until you enter its price.`;
}

/** Returns text such as "gemini-x answered in 1.24 s, the first words after 0.41 s; 12 tokens in, 9 tokens out." */
export function describeTrial({
  outcome,
  model,
  totalMs,
  firstWordsMs,
  inputTokens,
  outputTokens,
}: TriedModel): string {
  if (outcome !== 'answered') return `${outcomeWords(outcome)}.`;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const first = firstWordsMs === null ? '' : `, the first words after ${seconds(firstWordsMs)}`;
  const tokens = `${countOf(inputTokens, 'token')} in, ${countOf(outputTokens, 'token')} out`;
  return `${model} answered in ${seconds(totalMs)}${first}; ${tokens}.`;
}
