/** What a language model is called for within a request. */
export const CALL_PURPOSES = ['wish', 'cards', 'days', 'repair', 'translation'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

/** Outcomes of calls that were not sent. */
const NOT_ASKED: readonly string[] = ['breaker-open', 'over-limit', 'over-budget'];

/** One call to a language model within a request with its outcome, or one that was not sent, with the reason. */
export interface ModelCall {
  readonly purpose: CallPurpose;
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  /** `answered`, a fault of the port, or the reason why it was not asked. */
  readonly outcome: string;
  /** As the provider reports them. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Cost in millionths of a US dollar, and in hundredths of a rupee at the current rate. */
  readonly costMicroUsd: number;
  readonly costPaise: number;
  readonly firstWordsMs: number | null;
  readonly totalMs: number;
  /** Number of texts that passed the checks, and that failed; for a wish, the number of picked places. */
  readonly accepted: number;
  readonly refused: number;
  /** Number of unknown ids and names, which were dropped. */
  readonly invented: number;
  /** The model's input without the instructions; and its answer. */
  readonly material: string;
  readonly answer: string;
}

/** Returns true for a call that was sent, whatever its outcome. */
export const wasAsked = ({ outcome }: Pick<ModelCall, 'outcome'>): boolean => !NOT_ASKED.includes(outcome);

/** Prefix of these counts, which are stored beside those of plans. */
const PREFIX = 'model:';
const OUTCOME = `${PREFIX}outcome:`;

/** Returns the counts of a request's calls, by counter name. */
export function countCalls(calls: readonly ModelCall[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const call of calls) {
    add(`${PREFIX}calls`, wasAsked(call) ? 1 : 0);
    add(`${PREFIX}repairs`, call.purpose === 'repair' && wasAsked(call) ? 1 : 0);
    // A wish yields places, not texts.
    if (call.purpose !== 'wish') add(`${PREFIX}accepted`, call.accepted);
    if (call.purpose !== 'wish') add(`${PREFIX}refused`, call.refused);
    add(`${PREFIX}invented`, call.invented);
    // A prefix of its own: an outcome may also be called `refused`.
    add(`${OUTCOME}${call.outcome}`, 1);
  }
  return counts;
}

/** Results of language models over a period. */
export interface CallFigures {
  /** Calls that were sent, and how many of them were repairs. */
  readonly calls: number;
  readonly repairs: number;
  /** Number of texts. */
  readonly accepted: number;
  readonly refused: number;
  readonly invented: number;
  /** The most frequent first, including calls that were not sent. */
  readonly outcomes: readonly { readonly outcome: string; readonly count: number }[];
}

/** Returns the figures from the counts of `countCalls`; ignores other counters. */
export function readCallFigures(counts: ReadonlyMap<string, number>): CallFigures {
  const of = (name: string): number => counts.get(PREFIX + name) ?? 0;
  const outcomes = [...counts].flatMap(([name, count]) =>
    name.startsWith(OUTCOME) ? [{ outcome: name.slice(OUTCOME.length), count }] : [],
  );
  return {
    calls: of('calls'),
    repairs: of('repairs'),
    accepted: of('accepted'),
    refused: of('refused'),
    invented: of('invented'),
    outcomes: outcomes.sort((a, b) => b.count - a.count || (a.outcome < b.outcome ? -1 : 1)),
  };
}
