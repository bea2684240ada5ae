import { type ErrorCode, type GenerationErrorAnswer, STATUS_OF_ERROR } from '../../contracts/errors.ts';

/** Where a record is that has a new slug. */
export interface MovedTo {
  readonly slug: string;
  /** The address of the API call that returns it. */
  readonly location: string;
}

interface ErrorMore {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly reason?: string;
  readonly movedTo?: MovedTo;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A refusal with a message for people. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which a retry makes sense (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;
  /** Names the cause of a refused generation and what helps. */
  readonly reason: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly movedTo: MovedTo | undefined;

  constructor(code: ErrorCode, message: string, more: ErrorMore = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.reason = more.reason;
    this.details = more.details;
    this.movedTo = more.movedTo;
  }

  /** Returns a redirect (301) to the API call for a record that has a new slug. */
  static moved(call: '/api/packages/' | '/api/blogs/', slug: string): AppError {
    const location = `${call}${encodeURIComponent(slug)}`;
    return new AppError('moved', 'This has a new address', { movedTo: { slug, location } });
  }

  get status(): number {
    return STATUS_OF_ERROR[this.code];
  }

  /** Returns the refusal that a generation's last event carried. */
  static fromGeneration(told: GenerationErrorAnswer['error']): AppError {
    const codes = Object.keys(STATUS_OF_ERROR) as ErrorCode[];
    const code = codes.find((candidate) => STATUS_OF_ERROR[candidate] === told.code) ?? 'internal';
    return new AppError(code, told.message, {
      ...(told.reason && { reason: told.reason }),
      ...(told.details && { details: told.details }),
      ...(code === 'overloaded' && { retryAfterSeconds: 3 }),
    });
  }
}
