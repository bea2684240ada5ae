import type { LanguageModel as SdkModel, streamText } from 'ai';
import { modelFetch } from './model-fetch.ts';
import type { ModelChoice, ModelProvider } from './port.ts';

/** Written out, because the packages would else look into the environment for others. */
const OWN_ADDRESS: Readonly<Record<ModelProvider, string>> = {
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  compatible: 'http://localhost:11434/v1',
};

/** The model as the SDK knows it; its package is loaded when it is first needed. */
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

/** The SDK and a model of it. Neither is loaded on a site that asks no model. */
export async function openSdk(choice: ModelChoice) {
  const [sdk, model] = await Promise.all([import('ai'), openProvider(choice)]);
  // It would tell the console of each option that a model does not know.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, model };
}

type Options = Parameters<typeof streamText>[0];

/** Which cannot be told how much to think: some refuse the question, of others the SDK does not know it. */
const NO_CHOICE_OF_THINKING: Readonly<Record<ModelProvider, RegExp>> = {
  google: /gemini-(1|2\.0)|^gemma|^learnlm/,
  openai: /^(gpt-[3-4]|chatgpt)|-pro\b|codex|chat|search|deep-research/,
  anthropic: /claude-(2|3|instant)/,
  compatible: /^/,
};
/** Which refuse to think less than this, where the SDK would ask for less (Gemini 4: 400 for `minimal`, 2026-10). */
const AT_LEAST_LOW: Readonly<Partial<Record<ModelProvider, RegExp>>> = {
  google: /gemini-([4-9]|\d\d|pro-latest)/,
  openai: /^o\d/,
};
/** Since Gemini 3.6 a temperature is deprecated (2026-07-21). What OpenAI and Anthropic refuse, the SDK leaves out. */
const NO_TEMPERATURE: Readonly<Partial<Record<ModelProvider, RegExp>>> = {
  google: /gemini-(3\.([6-9]|\d\d)|[4-9]|\d\d)|-latest$/,
};

/** As little thinking as the model can do with: a traveller waits. The SDK says it in the model's own terms. */
export function leastThinking({ provider, model }: ModelChoice): NonNullable<Options['reasoning']> {
  if (NO_CHOICE_OF_THINKING[provider].test(model)) return 'provider-default';
  return AT_LEAST_LOW[provider]?.test(model) ? 'low' : 'none';
}

export const takesTemperature = ({ provider, model }: ModelChoice): boolean => !NO_TEMPERATURE[provider]?.test(model);

/** What is asked of each provider besides; the others' are not read. */
export const PROVIDER_OPTIONS = {
  // Nothing is kept there; a summary of the thinking is refused to accounts that have not proven who they are.
  openai: { store: false, reasoningSummary: null },
} satisfies Options['providerOptions'];
