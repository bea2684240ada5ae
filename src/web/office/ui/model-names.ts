import { models } from '../../../words/en/office/models.ts';

const named = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

/** Returns how a call of a language model ended, in words; an unknown outcome, of a later version, keeps its own name. */
export const outcomeName = (outcome: string): string => named(models.outcomes, outcome);

/** Returns the display name of a provider of language models. */
export const providerName = (provider: string): string => named(models.providers, provider);
