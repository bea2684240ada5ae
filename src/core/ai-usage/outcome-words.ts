/** How a question to a language model ended, in words for the back office. */
const WORDS: Readonly<Record<string, string>> = {
  answered: 'Answered',
  overloaded: 'Provider overloaded',
  'rate-limited': 'Too many requests for the provider',
  slow: 'Not answered in time',
  cut: 'Answer broke off',
  nonsense: 'Answer made no sense',
  refused: 'Refused by the provider’s rules',
  'wrong-key': 'Key not accepted',
  misconfigured: 'Model or question not accepted',
  unreachable: 'Provider not reached',
  gone: 'Visitor left first',
  'breaker-open': 'Not asked: left alone after failures',
  'over-limit': 'Not asked: limit reached',
  'over-budget': 'Not asked: budget used up',
  none: 'No model was asked',
};

/** An outcome that a later version knows is told by its own name. */
export const outcomeWords = (outcome: string): string => WORDS[outcome] ?? outcome;
