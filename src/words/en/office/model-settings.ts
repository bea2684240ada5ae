import { counted } from '../counts.ts';

/** The settings of the language model. */
export const modelSettings = {
  keys: 'API keys',
  intro:
    'The built-in planner plans every trip and checks it. A language model reads what travellers wish for and writes titles and descriptions; what it says is checked, and the built-in words stand in for what does not hold.',
  title: 'Language model',
  temperatureHint: '0 to 2: how freely it writes. Models that take none are asked without it.',
  modelOnlyHint:
    'Off: when the model fails, visitors see the same trips in our built-in wording. On: they see that the service is busy and can try again.',
  modelHint: 'Model name as the provider spells it',
  environmentKey: 'No key is set: the key from the environment is used.',
  noKey: 'No key is set.',
  perMillion: 'USD per million tokens',
  rupeesHint: 'To show costs in rupees',
  budgetHint: 'USD a day, or empty',
  keyRemoved: 'The key will be removed when you save.',
  keySet: 'A key is set.',
  keyEnding: ({ end }: { end: string }) => `A key ending in ${end} is set.`,
  pasteKey: 'Paste the key',
  replaceKey: 'Paste a new key to replace it',
  showTyped: 'Show what is typed',
  removeKey: 'Remove the key',
  keepKey: 'Keep the key',
  test: 'Test the model',
  testFailed: 'We couldn’t test the model.',
  testing: 'Sending a test question …',
  testHint: 'Sends one short test question with these settings.',
  fromEnvironment: ({ provider, model }: { provider: string; model: string }) =>
    `From the environment: ${provider}, ${model}`,
  noneFromEnvironment: 'From the environment: no model',
  plannerOnly: 'Built-in planner only',
  compatible: 'OpenAI-compatible server',
  compatibleUnset: 'OpenAI-compatible server (no address)',
  /** The effect of a choice. */
  effects: {
    none: 'No model is used.',
    noAddress: 'AI_BASE_URL, the server’s address, is not set in the environment: no model is used.',
    used: 'Used with the built-in planner.',
    needsKey: 'No model is used until a key is set.',
    noProvider: 'AI_PROVIDER is not set in the environment: no model is used.',
    needsName: 'No model is used until you enter one.',
  },
  ownPrice: 'Your own price is used.',
  knownPrice: 'Empty: the known price of the model is used.',
  knownPriceOf: ({ model, input, output }: { model: string; input: number; output: number }) =>
    `Empty: the known price of ${model} is used, $${input} for input, $${output} for output.`,
  unknownPrice: ({ model }: { model: string }) => `No price of ${model} is known: its cost counts as zero.`,
  uncheckedBudget: ({ model }: { model: string }) =>
    `No price of ${model} is known, so the daily budget cannot be checked: the model is not used until you enter its price.`,
  answered: ({ model, seconds, input, output }: { model: string; seconds: string; input: number; output: number }) =>
    `${model} answered in ${seconds} s; ${counted(input, 'token')} in, ${counted(output, 'token')} out.`,
  answeredInParts: ({
    model,
    seconds,
    first,
    input,
    output,
  }: {
    model: string;
    seconds: string;
    first: string;
    input: number;
    output: number;
  }) =>
    `${model} answered in ${seconds} s, the first words after ${first} s; ${counted(input, 'token')} in, ${counted(output, 'token')} out.`,
  notAnswered: ({ outcome }: { outcome: string }) => `${outcome}.`,
} as const;
