/** Display names of the providers of language models. */
const NAMES: Readonly<Record<string, string>> = {
  google: 'Google Gemini',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  compatible: 'A compatible server',
};

export const providerName = (provider: string): string => NAMES[provider] ?? provider;
