import { z } from 'zod';

/** Control characters other than the line breaks and tab that multi-line text may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/;

/** Turns a rule of core (what is wrong, or null) into a schema check with the same message. */
export const obeys = (rule: (value: string) => string | null) => (value: string, context: z.RefinementCtx) => {
  const problem = rule(value);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
};

interface TextRule {
  /** Maximum length in UTF-16 units, after trimming. */
  readonly max: number;
  /** Replaces the general message when the value is missing or not text. */
  readonly missing?: string;
  readonly multiline?: boolean;
}

/**
 * Accepts typed text and returns it trimmed, in NFC, without control characters and lone surrogates. For input only.
 */
export const typedText = ({ max, missing, multiline = false }: TextRule) =>
  z
    .string(missing)
    .max(max * 4 + 100, `Must be at most ${max} characters`)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, `Must be at most ${max} characters`)
    .refine(
      (text) => text.isWellFormed() && !(multiline ? CONTROL : CONTROL_OR_BREAK).test(text),
      'Contains characters that cannot be used',
    )
    // The API's description gives the limit after trimming, not the one before.
    .meta({ maxLength: max });

/** Accepts an id or slug from an address. Refuses what no id here can contain, before it reaches a database. */
export const addressPart = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => text.isWellFormed() && !CONTROL_OR_BREAK.test(text), 'Not an address of ours');
