import { z } from 'zod';
import type { FormProblem } from '../core/form-problems.ts';
import { told } from './problems.ts';

/** Control characters other than the line breaks and tab that multi-line text may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/;

/** Turns a rule of core (what is wrong, or null) into a schema check that tells the same problem. */
export const obeys = (rule: (value: string) => FormProblem | null) => (value: string, context: z.RefinementCtx) => {
  const problem = rule(value);
  if (problem !== null) context.addIssue({ code: 'custom', message: told(problem) });
};

interface TextRule {
  /** Maximum length in UTF-16 units, after trimming. */
  readonly max: number;
  /** Replaces the general message when the value is missing or not text; a text where only a program forgets it. */
  readonly missing?: FormProblem | string;
  readonly multiline?: boolean;
}

/**
 * Accepts typed text and returns it trimmed, in NFC, without control characters and lone surrogates. For input only.
 */
export const typedText = ({ max, missing, multiline = false }: TextRule) =>
  z
    .string(typeof missing === 'object' ? told(missing) : missing)
    .max(max * 4 + 100, told({ say: 'text-too-long', max }))
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, told({ say: 'text-too-long', max }))
    .refine(
      (text) => text.isWellFormed() && !(multiline ? CONTROL : CONTROL_OR_BREAK).test(text),
      told({ say: 'text-characters' }),
    )
    // The API's description gives the limit after trimming, not the one before.
    .meta({ maxLength: max });

/** Accepts an id or slug from an address. Refuses what no id here can contain, before it reaches a database. */
export const addressPart = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => text.isWellFormed() && !CONTROL_OR_BREAK.test(text), 'Not an address of ours');
