import type { z } from 'zod';
import { typedText } from '../../contracts/text.ts';
import { type FieldName, tooLong } from '../../core/field-problems.ts';
import type { FormProblem } from '../../core/form-problems.ts';

interface TextRule {
  /** The field as messages name it. */
  readonly label: FieldName;
  readonly max: number;
  readonly multiline?: boolean;
}

interface ListRule<T> {
  readonly label: FieldName;
  readonly most: number;
  readonly entry: z.ZodType<T>;
}

const YES = ['true', '1', 'on', 'yes'];
const NO = ['false', '0', 'off', 'no'];

/**
 * Reads the text parts of a form into values and keeps the first problem of each. A missing part keeps the record's
 * value; an empty one becomes the form's initial value.
 */
export class FormParts {
  readonly problems: Record<string, FormProblem> = {};
  readonly #parts: Readonly<Record<string, string | undefined>>;

  constructor(parts: Readonly<Record<string, string | undefined>>) {
    this.#parts = parts;
  }

  refuse(name: string, problem: FormProblem): void {
    this.problems[name] ??= problem;
  }

  has(name: string): boolean {
    return this.#parts[name] !== undefined;
  }

  text(name: string, kept: string, { label, max, multiline = false }: TextRule, empty = ''): string {
    const typed = this.#parts[name];
    if (typed === undefined) return kept;
    return this.checkText(name, typed, { label, max, multiline }) || empty;
  }

  /**
   * Returns a text without characters that cannot be stored, cut to the maximum length; records a problem if it is
   * longer.
   */
  checkText(name: string, typed: string, { label, max, multiline = false }: TextRule): string {
    const checked = typedText({ max, multiline }).safeParse(typed);
    if (checked.success) return checked.data;
    const isTooLong = typed.trim().length > max;
    this.refuse(name, isTooLong ? tooLong(label, max) : { say: 'field-characters', field: label });
    // It is refused already; an empty value would be refused a second time, as missing.
    return typed.slice(0, max);
  }

  /** Returns a whole number; NaN for anything else, so that the form's own rule reports it. */
  whole<N extends number | null>(name: string, kept: N, empty: N): N | number {
    const typed = this.#parts[name];
    if (typed === undefined) return kept;
    if (typed === '') return empty;
    return /^\d{1,15}(?:\.0{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  }

  flag(name: string, kept: boolean, label: FieldName): boolean {
    const typed = this.#parts[name]?.toLowerCase();
    if (typed === undefined || typed === '') return kept;
    if (!YES.includes(typed) && !NO.includes(typed)) this.refuse(name, { say: 'field-not-flag', field: label });
    return YES.includes(typed);
  }

  /** Returns a part's value from JSON; undefined when it was not sent, or is not JSON, which is refused. */
  json(name: string, label: FieldName): unknown {
    const typed = this.#parts[name];
    if (typed === undefined) return undefined;
    if (typed === '') return [];
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      this.refuse(name, { say: 'field-unreadable', field: label });
      return undefined;
    }
  }

  /** Returns a value as a checked list; null when it is refused. */
  entries<T>(name: string, value: unknown, { label, most, entry }: ListRule<T>): T[] | null {
    // Check the length first: a list of a million wrong entries would yield a million messages.
    if (!Array.isArray(value)) this.refuse(name, { say: 'field-not-list', field: label });
    else if (value.length > most) this.refuse(name, { say: 'field-too-many', field: label, most });
    else {
      const checked = value.map((each) => entry.safeParse(each));
      const good = checked.flatMap((each) => (each.success ? [each.data] : []));
      if (good.length === value.length) return good;
      this.refuse(name, { say: 'field-unreadable', field: label });
    }
    return null;
  }
}
