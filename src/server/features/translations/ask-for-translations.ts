import { z } from 'zod';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { draftProblem, type TranslationProblem, textProblem } from '../../../core/translations/check-translation.ts';
import { entryName, isHtml } from '../../../core/translations/field-rule.ts';
import type { TranslationLanguage } from '../../../core/translations/translation-options.ts';
import type { ModelSession } from '../../gateways/language-model/session.ts';
import type { Originals } from '../../records/translations/originals.ts';
import { cleanText } from './read-translation-form.ts';
import type { TextToDraft } from './texts-to-draft.ts';

/** Languages as the model is told them. */
const NAMES: Readonly<Record<TranslationLanguage, string>> = { hi: 'Hindi', bn: 'Bengali (of West Bengal, India)' };

/** Characters of originals in one question; its answer is about twice as many tokens. */
const MOST_CHARACTERS = 2500;
const TOKENS_OF_THOUGHT = 1000;
const TOKENS_PER_CHARACTER = 2.5;
/** All questions of a request together. */
const WAIT_MS = 150_000;
const WAIT_FOR_ANSWER_MS = 60_000;

/** Without length limits, which some providers reject: the checks limit the lengths. */
const answerShape = z.object({ texts: z.array(z.object({ number: z.number(), text: z.string() })) });

/** A part of a text with the number under which the model answers it. */
interface Part {
  readonly number: number;
  readonly of: TextToDraft;
  readonly original: string;
}

interface Drafted extends TextToDraft {
  readonly text: string;
}

interface Refused {
  /** Name of the text: `features[2]`. */
  readonly name: string;
  readonly problem: TranslationProblem;
}

export interface Drafts {
  readonly drafted: readonly Drafted[];
  readonly refused: readonly Refused[];
  /** How the last question ended. */
  readonly outcome: ModelCall['outcome'];
  readonly sessions: readonly ModelSession[];
}

interface Asking {
  readonly language: TranslationLanguage;
  /** Opens a session for one question; the daily budget is looked at each time. */
  readonly begin: (waitMs: number) => Promise<ModelSession | null>;
  readonly problemOf: Originals['problemOf'];
}

/** Returns the parts in questions of a size that a model answers in time. */
function inQuestions(parts: readonly Part[]): Part[][] {
  const questions: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const question = part.original.length <= left ? questions.at(-1) : undefined;
    if (question) question.push(part);
    else {
      questions.push([part]);
      left = MOST_CHARACTERS;
    }
    left -= part.original.length;
  }
  return questions;
}

const formOf = ({ of }: Part): 'html' | 'text' => (isHtml(of.rule) ? 'html' : 'text');

/** Asks for some parts; returns the translation of each that passes the checks, or its problem. */
async function ask(session: ModelSession, question: readonly Part[], language: TranslationLanguage) {
  const characters = question.reduce((sum, { original }) => sum + original.length, 0);
  const reply = await session.ask({
    purpose: 'translation',
    material: {
      language: NAMES[language],
      texts: question.map((part) => ({ number: part.number, form: formOf(part), text: part.original })),
    },
    shape: answerShape,
    maxOutputTokens: TOKENS_OF_THOUGHT + Math.ceil(characters * TOKENS_PER_CHARACTER),
    withinMs: WAIT_FOR_ANSWER_MS,
  });
  const answered = new Map(reply.value?.texts.map(({ number, text }) => [number, text.trim()]));
  const results = question.map((part) => {
    const said = answered.get(part.number) ?? '';
    const text = cleanText(part.of.rule, said) ?? '';
    const pair = { original: part.original, text };
    const problem: TranslationProblem | null =
      text === ''
        ? { say: 'not-answered' }
        : (textProblem({ ...part.of.rule, max: Number.POSITIVE_INFINITY }, pair) ?? draftProblem(pair, language));
    return { part, text, problem };
  });
  const refused = reply.value ? results.filter(({ problem }) => problem !== null).length : 0;
  const invented = [...answered.keys()].filter((number) => question.every((part) => part.number !== number)).length;
  reply.judge({ accepted: reply.value ? results.length - refused : 0, refused, invented });
  return { outcome: reply.outcome, results };
}

type Result = Awaited<ReturnType<typeof ask>>['results'][number];

/** Returns a text of its translated parts, or why it is left out. */
function joined(
  text: TextToDraft,
  results: readonly Result[],
  problemOf: Originals['problemOf'],
): { readonly text: string } | { readonly problem: TranslationProblem } {
  const own = results.filter(({ part }) => part.of === text);
  const failed = own.find(({ problem }) => problem !== null)?.problem;
  if (failed) return { problem: failed };
  if (own.length < text.parts.length) return { problem: { say: 'not-answered' } };
  const translated = own.map((result) => result.text).join('');
  const pair = { original: text.original, text: translated };
  const problem = textProblem(text.rule, pair) ?? problemOf?.(pair);
  return problem ? { problem } : { text: translated };
}

/**
 * Has a language model translate texts, question after question, and returns those that pass the checks: their words are
 * data to the model, and nothing that it answers is trusted. Stops when a question is not answered.
 */
export async function askForTranslations(
  texts: readonly TextToDraft[],
  { language, begin, problemOf }: Asking,
): Promise<Drafts> {
  const endsAt = performance.now() + WAIT_MS;
  const parts = texts
    .flatMap((of) => of.parts.map((original) => ({ of, original })))
    .map((part, index): Part => ({ ...part, number: index + 1 }));
  const sessions: ModelSession[] = [];
  const results: Result[] = [];
  let outcome: ModelCall['outcome'] = 'none';
  for (const question of inQuestions(parts)) {
    const leftMs = endsAt - performance.now();
    const session = leftMs > 0 ? await begin(leftMs) : null;
    if (!session) break;
    sessions.push(session);
    const answer = await ask(session, question, language);
    outcome = answer.outcome;
    if (outcome !== 'answered') break;
    results.push(...answer.results);
  }
  const drafted: Drafted[] = [];
  const refused: Refused[] = [];
  for (const text of texts) {
    const whole = joined(text, results, problemOf);
    if ('text' in whole) drafted.push({ ...text, text: whole.text });
    else refused.push({ name: entryName(text.path, text.at), problem: whole.problem });
  }
  return { drafted, refused, outcome, sessions };
}
