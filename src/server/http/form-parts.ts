import type { z } from 'zod';
import { typedText } from '../../contracts/text.ts';

interface TextRule {
  /** What the form calls it, for messages. */
  readonly label: string;
  readonly max: number;
  readonly multiline?: boolean;
}

interface ListRule<T> {
  readonly label: string;
  readonly most: number;
  readonly entry: z.ZodType<T>;
}

const YES = ['true', '1', 'on', 'yes'];
const NO = ['false', '0', 'off', 'no'];

/**
 * Reads the text parts of a form into values and keeps the first problem of each. A part that was not sent is the value
 * that the record has; one that was sent empty is what the form begins with.
 */
export class FormParts {
  readonly problems: Record<string, string> = {};
  readonly #parts: Readonly<Record<string, string | undefined>>;

  constructor(parts: Readonly<Record<string, string | undefined>>) {
    this.#parts = parts;
  }

  refuse(name: string, message: string): void {
    this.problems[name] ??= message;
  }

  has(name: string): boolean {
    return this.#parts[name] !== undefined;
  }

  text(name: string, kept: string, { label, max, multiline = false }: TextRule, empty = ''): string {
    const typed = this.#parts[name];
    if (typed === undefined) return kept;
    return this.checkText(name, typed, { label, max, multiline }) || empty;
  }

  /** A text that may come from anywhere in the form, free of what cannot be stored and no longer than it may be. */
  checkText(name: string, typed: string, { label, max, multiline = false }: TextRule): string {
    const checked = typedText({ max, multiline }).safeParse(typed);
    if (checked.success) return checked.data;
    const tooLong = typed.trim().length > max;
    this.refuse(
      name,
      `${label} ${tooLong ? `must be ${max} characters or less` : 'contains characters that cannot be used'}`,
    );
    // Refused it is already; as an empty one it would be refused a second time, as missing.
    return typed.slice(0, max);
  }

  /** A whole number; NaN for what is none, so that the form's own rule says what is wrong. */
  whole<N extends number | null>(name: string, kept: N, empty: N): N | number {
    const typed = this.#parts[name];
    if (typed === undefined) return kept;
    if (typed === '') return empty;
    return /^\d{1,15}(?:\.0{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  }

  flag(name: string, kept: boolean, label: string): boolean {
    const typed = this.#parts[name]?.toLowerCase();
    if (typed === undefined || typed === '') return kept;
    if (!YES.includes(typed) && !NO.includes(typed)) this.refuse(name, `${label} must be true or false`);
    return YES.includes(typed);
  }

  /** The value of a part in JSON; undefined when it was not sent or is no JSON, which is then refused. */
  json(name: string, label: string): unknown {
    const typed = this.#parts[name];
    if (typed === undefined) return undefined;
    if (typed === '') return [];
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      this.refuse(name, `${label} could not be read`);
      return undefined;
    }
  }

  /** Checks a value as a list; null when it is refused. */
  entries<T>(name: string, value: unknown, { label, most, entry }: ListRule<T>): T[] | null {
    // The length comes first: a list of a million wrong entries would be a million messages.
    if (!Array.isArray(value)) this.refuse(name, `${label} must be a list`);
    else if (value.length > most) this.refuse(name, `${label} may have at most ${most} entries`);
    else {
      const checked = value.map((each) => entry.safeParse(each));
      const good = checked.flatMap((each) => (each.success ? [each.data] : []));
      if (good.length === value.length) return good;
      this.refuse(name, `${label} could not be read`);
    }
    return null;
  }
}
