import { type ErrorCode, type GenerationErrorAnswer, STATUS_OF_ERROR } from '../../contracts/errors.ts';
import type { FormProblem } from '../../core/form-problems.ts';
import { speak } from '../../core/sayings.ts';
import type { ServerWords } from '../../words/server-words.ts';
import { SERVER_WORDS } from '../../words/words-of.ts';

/** A message for people, in the words of the language in which it is answered. */
export type Told = (words: ServerWords) => string;

/** Returns a problem of a form as a message. */
export const toldProblem =
  (problem: FormProblem): Told =>
  (words) =>
    speak(words.problems, problem);

const toldInvalid: Told = (words) => words.calls.invalid;

/** Where a record is that has a new slug. */
export interface MovedTo {
  readonly slug: string;
  /** The address of the API call that returns it. */
  readonly location: string;
}

interface ErrorMore {
  readonly fields?: Readonly<Record<string, Told>>;
  readonly retryAfterSeconds?: number;
  readonly reason?: string;
  readonly movedTo?: MovedTo;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * A refusal with a message for people. Anything else that is thrown is a bug and answers 500. It is worded when it is
 * answered; `message` is its English text, for logs.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly told: Told;
  readonly fields: Readonly<Record<string, Told>> | undefined;
  /** Seconds after which a retry makes sense (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;
  /** Names the cause of a refused generation and what helps. */
  readonly reason: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly movedTo: MovedTo | undefined;

  constructor(code: ErrorCode, told: Told, more: ErrorMore = {}) {
    super(told(SERVER_WORDS.en));
    this.code = code;
    this.told = told;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.reason = more.reason;
    this.details = more.details;
    this.movedTo = more.movedTo;
  }

  /** Returns the refusal of one field's value; the message is the field's. */
  static ofField(code: ErrorCode, field: string, told: Told): AppError {
    return new AppError(code, told, { fields: { [field]: told } });
  }

  /** Returns the refusal of a form with these problems, whose first one is the message. */
  static ofProblems(problems: Readonly<Record<string, FormProblem>>): AppError {
    const fields = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, toldProblem(problem)]),
    );
    const [first = toldInvalid] = Object.values(fields);
    return new AppError('invalid', first, { fields });
  }

  /** Returns a redirect (301) to the API call for a record that has a new slug. */
  static moved(call: '/api/packages/' | '/api/blogs/', slug: string): AppError {
    const location = `${call}${encodeURIComponent(slug)}`;
    return new AppError('moved', (words) => words.calls.moved, { movedTo: { slug, location } });
  }

  get status(): number {
    return STATUS_OF_ERROR[this.code];
  }

  /** Returns the messages of the fields in the words of a language. */
  fieldsIn(words: ServerWords): Record<string, string> | undefined {
    return this.fields && Object.fromEntries(Object.entries(this.fields).map(([field, told]) => [field, told(words)]));
  }

  /** Returns the refusal that a generation's last event carried, in the words of the event. */
  static fromGeneration(error: GenerationErrorAnswer['error']): AppError {
    const codes = Object.keys(STATUS_OF_ERROR) as ErrorCode[];
    const code = codes.find((candidate) => STATUS_OF_ERROR[candidate] === error.code) ?? 'internal';
    return new AppError(code, () => error.message, {
      ...(error.reason && { reason: error.reason }),
      ...(error.details && { details: error.details }),
      ...(code === 'overloaded' && { retryAfterSeconds: 3 }),
    });
  }
}
