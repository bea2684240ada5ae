/** Outcomes of model calls in words for the back office. */
const WORDS: Readonly<Record<string, string>> = {
  answered: 'Answered',
  overloaded: 'Provider overloaded',
  'rate-limited': 'Too many requests for the provider',
  slow: 'Not answered in time',
  cut: 'Answer broke off',
  nonsense: 'Answer could not be read',
  refused: 'Refused by the provider’s rules',
  'wrong-key': 'Key not accepted',
  misconfigured: 'Model or question not accepted',
  unreachable: 'Provider could not be reached',
  gone: 'Visitor left first',
  'breaker-open': 'Not called: paused after failures',
  'over-limit': 'Not called: limit reached',
  'over-budget': 'Not called: budget used up',
  none: 'No model was called',
};

/** Returns an outcome in words; an unknown one, written by a later version, keeps its own name. */
export const outcomeWords = (outcome: string): string => WORDS[outcome] ?? outcome;
