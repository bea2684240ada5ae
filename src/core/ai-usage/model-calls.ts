/** What a language model is asked for within a request. */
export const CALL_PURPOSES = ['wish', 'cards', 'days', 'repair'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

/** Why a model that could have been asked was not. */
const NOT_ASKED: readonly string[] = ['breaker-open', 'over-limit', 'over-budget'];

/** One question to a language model within a request, as it ended; or one that was not asked, and why. */
export interface ModelCall {
  readonly purpose: CallPurpose;
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  /** `answered`, a fault of the port, or why it was not asked. */
  readonly outcome: string;
  /** As the provider reports them. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar, and hundredths of a rupee at the rate of the moment. */
  readonly costMicroUsd: number;
  readonly costPaise: number;
  readonly firstWordsMs: number | null;
  readonly totalMs: number;
  /** Texts that passed the checks, and that did not; of a wish, the places that were picked. */
  readonly accepted: number;
  readonly refused: number;
  /** Ids and names that we do not know, and dropped. */
  readonly invented: number;
  /** What the model was handed, never the instructions; and what it said. */
  readonly material: string;
  readonly answer: string;
}

/** True for a question that went out, however it ended. */
export const wasAsked = ({ outcome }: Pick<ModelCall, 'outcome'>): boolean => !NOT_ASKED.includes(outcome);

/** Begins the names of these counts, which are kept beside those of plans. */
const PREFIX = 'model:';
const OUTCOME = `${PREFIX}outcome:`;

/** What is counted of a request's calls, by the name under which it is added up. */
export function countCalls(calls: readonly ModelCall[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const call of calls) {
    add(`${PREFIX}calls`, wasAsked(call) ? 1 : 0);
    add(`${PREFIX}repairs`, call.purpose === 'repair' && wasAsked(call) ? 1 : 0);
    // A wish brings places, no texts.
    if (call.purpose !== 'wish') add(`${PREFIX}accepted`, call.accepted);
    if (call.purpose !== 'wish') add(`${PREFIX}refused`, call.refused);
    add(`${PREFIX}invented`, call.invented);
    // Apart from the rest by a name of its own: an outcome may be called `refused` as well.
    add(`${OUTCOME}${call.outcome}`, 1);
  }
  return counts;
}

/** How language models fared over some time. */
export interface CallFigures {
  /** Questions that went out, and those among them that asked for other words. */
  readonly calls: number;
  readonly repairs: number;
  /** Texts. */
  readonly accepted: number;
  readonly refused: number;
  readonly invented: number;
  /** The most frequent first; those that were not asked among them. */
  readonly outcomes: readonly { readonly outcome: string; readonly count: number }[];
}

/** Reads what `countCalls` counted from among whatever else was counted beside it. */
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
