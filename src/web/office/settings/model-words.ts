import type { ShownSettings, TriedModel } from '../../../contracts/settings.ts';
import { priceOf } from '../../../core/ai-usage/model-prices.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { modelSettings } from '../../../words/en/office/model-settings.ts';
import { outcomeName, providerName } from '../ui/model-names.ts';
import type { SettingsDraft } from './settings-draft.ts';

type StoredModel = Pick<ShownSettings['ai'], 'environment' | 'hasBaseUrl'>;
type Provider = SettingsDraft['ai.provider'];

/** Returns the providers to choose from; a compatible server only when the process was started with its address. */
export function providerChoices({ environment, hasBaseUrl }: StoredModel, chosen: Provider) {
  const started = environment
    ? modelSettings.fromEnvironment({ provider: providerName(environment.provider), model: environment.model })
    : modelSettings.noneFromEnvironment;
  return [
    { value: 'environment', label: started },
    { value: 'none', label: modelSettings.plannerOnly },
    ...(['google', 'openai', 'anthropic'] as const).map((value) => ({ value, label: providerName(value) })),
    {
      value: 'compatible',
      label: hasBaseUrl ? modelSettings.compatible : modelSettings.compatibleUnset,
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
  if (provider === 'none') return modelSettings.effects.none;
  if (provider === 'compatible' && !stored.hasBaseUrl) {
    return modelSettings.effects.noAddress;
  }
  if (modelOf(draft, stored)) {
    const isAsked = provider === 'environment' || provider === 'compatible' || hasKey(draft, stored);
    return isAsked ? modelSettings.effects.used : modelSettings.effects.needsKey;
  }
  return provider === 'environment' ? modelSettings.effects.noProvider : modelSettings.effects.needsName;
}

/** Returns the price per million tokens, and what follows when it is unknown. */
export function describePrice(
  draft: Pick<SettingsDraft, 'ai.price.input' | 'ai.price.output' | 'ai.dailyBudgetUsd'>,
  model: { readonly provider: string; readonly model: string } | null,
  today: string = dayInIndia(Date.now()),
): string {
  if (draft['ai.price.input'] !== null || draft['ai.price.output'] !== null) return modelSettings.ownPrice;
  if (!model) return modelSettings.knownPrice;
  const price = priceOf(model.provider, model.model, today);
  if (price) return modelSettings.knownPriceOf({ model: model.model, input: price.input, output: price.output });
  return (draft['ai.dailyBudgetUsd'] === null ? modelSettings.unknownPrice : modelSettings.uncheckedBudget)({
    model: model.model,
  });
}

const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/** Returns text such as "gemini-x answered in 1.24 s, the first words after 0.41 s; 12 tokens in, 9 tokens out." */
export function describeTrial({
  outcome,
  model,
  totalMs,
  firstWordsMs,
  inputTokens,
  outputTokens,
}: TriedModel): string {
  if (outcome !== 'answered') return modelSettings.notAnswered({ outcome: outcomeName(outcome) });
  const told = { model, seconds: secondsOf(totalMs), input: inputTokens, output: outputTokens };
  return firstWordsMs === null
    ? modelSettings.answered(told)
    : modelSettings.answeredInParts({ ...told, first: secondsOf(firstWordsMs) });
}
