import type { ShownSettings, TriedModel } from '../../../contracts/settings.ts';
import { type ModelPrice, priceOf } from '../../../core/ai-usage/model-prices.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { providerName } from '../../../core/ai-usage/provider-names.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { countOf } from '../../ui/counted.ts';
import type { SettingsDraft } from './settings-draft.ts';

type StoredModel = Pick<ShownSettings['ai'], 'environment' | 'hasBaseUrl'>;
type Provider = SettingsDraft['ai.provider'];

/** Whoever can be chosen; a compatible server only where the process was started with its address. */
export function providerChoices({ environment, hasBaseUrl }: StoredModel, chosen: Provider) {
  const started = environment ? `${providerName(environment.provider)}, ${environment.model}` : 'no model';
  return [
    { value: 'environment', label: `As the site was started: ${started}` },
    { value: 'none', label: 'The built-in planner alone' },
    ...(['google', 'openai', 'anthropic'] as const).map((value) => ({ value, label: providerName(value) })),
    {
      value: 'compatible',
      label: hasBaseUrl ? 'A server that answers as OpenAI does' : 'A server that answers as OpenAI does (no address)',
      disabled: !hasBaseUrl && chosen !== 'compatible',
    },
  ] satisfies { value: Provider; label: string; disabled?: boolean }[];
}

/** The model that a draft would have asked; null for none. */
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

/** Whether a key would be at hand: the typed one, the kept one of the same provider, or that of the environment. */
function hasKey(
  draft: Pick<SettingsDraft, 'ai.provider' | 'ai.apiKey'>,
  { environment, provider, apiKey }: Keys,
): boolean {
  const { 'ai.provider': chosen, 'ai.apiKey': typed } = draft;
  const kept = provider === chosen ? apiKey : '';
  return (typed ?? kept) !== '' || environment?.provider === chosen;
}

/** What the choice comes to. */
export function describeModel(
  draft: Pick<SettingsDraft, 'ai.provider' | 'ai.model' | 'ai.apiKey'>,
  stored: StoredModel & Keys,
): string {
  const provider = draft['ai.provider'];
  if (provider === 'none') return 'No model is asked.';
  if (provider === 'compatible' && !stored.hasBaseUrl) {
    return 'The site was started without AI_BASE_URL, the address of such a server: no model is asked.';
  }
  if (modelOf(draft, stored)) {
    const isAsked = provider === 'environment' || provider === 'compatible' || hasKey(draft, stored);
    return isAsked ? 'Asked beside the built-in planner.' : 'Until a key is given, none is asked.';
  }
  return provider === 'environment'
    ? 'The site was started without AI_PROVIDER: no model is asked.'
    : 'Until a model is named, none is asked.';
}

const tell = ({ input, output }: ModelPrice): string => `$${input} for input, $${output} for output`;

/** What a million tokens is reckoned at, and what it means where nobody knows. */
export function describePrice(
  draft: Pick<SettingsDraft, 'ai.price.input' | 'ai.price.output' | 'ai.dailyBudgetUsd'>,
  model: { readonly provider: string; readonly model: string } | null,
  today: string = dayInIndia(Date.now()),
): string {
  if (draft['ai.price.input'] !== null || draft['ai.price.output'] !== null) return 'Your own price is reckoned with.';
  if (!model) return 'Empty: the known price of the model is reckoned with.';
  const price = priceOf(model.provider, model.model, today);
  if (price) return `Empty: the known price of ${model.model} is reckoned with, ${tell(price)}.`;
  const unknown = `No price of ${model.model} is known: its cost counts as nothing.`;
  return draft['ai.dailyBudgetUsd'] === null
    ? unknown
    : `No price of ${model.model} is known, so nobody could tell what is left of the daily budget: it is not asked until you give its price.`;
}

/** "gemini-x answered in 1.24 s, the first words after 0.41 s; 12 tokens in, 9 tokens out." */
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
