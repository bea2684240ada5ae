/** Language models: their providers, and how calls of them ended. */
export const models = {
  providers: {
    google: 'Google Gemini',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    compatible: 'A compatible server',
  },
  outcomes: {
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
  },
} as const;
