import type { LanguageModel as SdkModel, streamText } from 'ai';
import { modelFetch } from './model-fetch.ts';
import type { ModelChoice, ModelProvider } from './port.ts';

/** Set explicitly, because the packages would otherwise read addresses from the environment. */
const OWN_ADDRESS: Readonly<Record<ModelProvider, string>> = {
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  compatible: 'http://localhost:11434/v1',
};

/** Returns the SDK's model; its package is loaded at first use. */
async function openProvider({ provider, model, apiKey, baseUrl }: ModelChoice): Promise<SdkModel> {
  const settings = { baseURL: baseUrl ?? OWN_ADDRESS[provider], fetch: modelFetch };
  switch (provider) {
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle({ ...settings, apiKey })(model);
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...settings, apiKey })(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...settings, apiKey })(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...settings,
        name: 'compatible',
        ...(apiKey !== '' && { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}

/** Returns the SDK and a model of it. Neither is loaded on a site without a model. */
export async function openSdk(choice: ModelChoice) {
  const [sdk, model] = await Promise.all([import('ai'), openProvider(choice)]);
  // Otherwise the SDK warns on the console about each option that a model does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, model };
}

type Options = Parameters<typeof streamText>[0];

/** Models whose amount of thinking cannot be set: some reject the option, for others the SDK does not support it. */
const NO_CHOICE_OF_THINKING: Readonly<Record<ModelProvider, RegExp>> = {
  google: /gemini-(1|2\.0)|^gemma|^learnlm/,
  openai: /^(gpt-[3-4]|chatgpt)|-pro\b|codex|chat|search|deep-research/,
  anthropic: /claude-(2|3|instant)/,
  compatible: /^/,
};
/**
 * Models that reject less thinking than `low`, where the SDK would ask for less (Gemini 4: 400 for `minimal`, 2026-10).
 */
const AT_LEAST_LOW: Readonly<Partial<Record<ModelProvider, RegExp>>> = {
  google: /gemini-([4-9]|\d\d|pro-latest)/,
  openai: /^o\d/,
};
/** Since Gemini 3.6 a temperature is deprecated (2026-07-21). What OpenAI and Anthropic refuse, the SDK leaves out. */
const NO_TEMPERATURE: Readonly<Partial<Record<ModelProvider, RegExp>>> = {
  google: /gemini-(3\.([6-9]|\d\d)|[4-9]|\d\d)|-latest$/,
};

/**
 * Returns the least thinking that the model supports, because a traveller is waiting. The SDK translates it for the
 * provider.
 */
export function leastThinking({ provider, model }: ModelChoice): NonNullable<Options['reasoning']> {
  if (NO_CHOICE_OF_THINKING[provider].test(model)) return 'provider-default';
  return AT_LEAST_LOW[provider]?.test(model) ? 'low' : 'none';
}

export const takesTemperature = ({ provider, model }: ModelChoice): boolean => !NO_TEMPERATURE[provider]?.test(model);

/** Further options for each provider; those of the others are ignored. */
export const PROVIDER_OPTIONS = {
  // No storage at the provider. No summary of the thinking: accounts that have not verified their identity are refused
  // one.
  openai: { store: false, reasoningSummary: null },
} satisfies Options['providerOptions'];
