import { z } from 'zod';
import type { ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { repeatsInstructions } from '../../../core/grounding/repeated-instructions.ts';
import type { WordProblem } from '../../../core/grounding/word-problem.ts';
import type { ModelSession, Reply } from '../../gateways/language-model/session.ts';

/** A model's title and description. */
export interface Texts {
  readonly title: string;
  readonly description: string;
}

/** One subject to write about: a card, a day. */
export interface Task {
  /** 1, 2, ...: the model uses it to say which subject a text is about. */
  readonly number: number;
  readonly facts: object;
  readonly check: (texts: Texts) => readonly WordProblem[];
}

/** The parts of a task's texts that may be shown. */
export interface Written {
  readonly number: number;
  readonly title?: string;
  readonly description?: string;
}

interface Refused extends Texts {
  readonly task: Task;
  readonly problems: readonly WordProblem[];
}

/** Without length limits, which some providers reject: the checks limit the lengths. */
const text = z.object({ number: z.number(), title: z.string(), description: z.string() });
const answerShape = z.object({ texts: z.array(text) });

const TOKENS_OF_TEXT = 160;
/** For models that cannot answer without thinking. */
const TOKENS_OF_THOUGHT = 600;
/** A repair takes about as long as the first answer; with less time it would be cut off. */
const TIME_FOR_REPAIR_MS = 1500;

const isProblemOf = (field: WordProblem['field']) => (problem: WordProblem) => problem.field === field;

/** Returns the parts of the texts that repeat the model's instructions. */
const repetitions = (texts: Texts): readonly WordProblem[] =>
  (['title', 'description'] as const)
    .filter((field) => repeatsInstructions(texts[field]))
    .map((field) => ({ field, kind: 'claim', found: 'instructions' }));

/** Returns the texts that pass the checks. */
function judge(
  task: Task,
  texts: Texts,
): { readonly written: Written; readonly refused: Refused | null; readonly passed: number } {
  const problems = [...task.check(texts), ...repetitions(texts)];
  const passes = (field: WordProblem['field']) => !problems.some(isProblemOf(field));
  const written: Written = {
    number: task.number,
    ...(passes('title') && { title: texts.title }),
    ...(passes('description') && { description: texts.description }),
  };
  const passed = Object.keys(written).length - 1;
  return { written, refused: problems.length > 0 ? { ...texts, task, problems } : null, passed };
}

/** Returns the complete texts of an answer in progress: all but the last. */
function completeOf(soFar: unknown): readonly unknown[] {
  const texts = (soFar as { texts?: unknown } | null)?.texts;
  return Array.isArray(texts) ? texts.slice(0, -1) : [];
}

/** Reads and checks each text of an answer once, as it arrives. */
function reader(tasks: readonly Task[], onWritten: (written: Written) => void) {
  const left = new Map(tasks.map((task) => [task.number, task]));
  const refused: Refused[] = [];
  const counts = { accepted: 0, refused: 0, invented: 0 };
  const taken = new Set<string>();
  const read = (items: readonly unknown[]): void => {
    for (const item of items) {
      const parsed = text.safeParse(item);
      if (!parsed.success) continue;
      const task = left.get(parsed.data.number);
      if (!task) {
        const key = JSON.stringify(parsed.data);
        if (!tasks.some(({ number }) => number === parsed.data.number) && !taken.has(key)) counts.invented++;
        taken.add(key);
        continue;
      }
      left.delete(task.number);
      const judged = judge(task, { title: parsed.data.title.trim(), description: parsed.data.description.trim() });
      counts.accepted += judged.passed;
      counts.refused += 2 - judged.passed;
      if (judged.refused) refused.push(judged.refused);
      if (judged.passed > 0) onWritten(judged.written);
    }
  };
  return { read, refused, counts };
}

async function askFor(
  session: ModelSession,
  purpose: ModelCall['purpose'],
  tasks: readonly Task[],
  items: readonly object[],
  onWritten: (written: Written) => void,
): Promise<{ readonly reply: Reply<unknown>; readonly refused: readonly Refused[] }> {
  const { read, refused, counts } = reader(tasks, onWritten);
  const reply = await session.ask({
    purpose,
    material: { texts: items },
    shape: answerShape,
    maxOutputTokens: TOKENS_OF_THOUGHT + tasks.length * TOKENS_OF_TEXT,
    withinMs: session.leftMs,
    onPartial: (soFar) => read(completeOf(soFar)),
  });
  if (reply.value) read(reply.value.texts);
  reply.judge(counts);
  return { reply, refused };
}

/**
 * Has the model write a title and a description for each task and reports each text as soon as it passes the checks.
 * Asks once more for refused texts, with the problems found, if time is left. Returns how the first call ended.
 */
export async function writeTexts(
  session: ModelSession,
  purpose: 'cards' | 'days',
  tasks: readonly Task[],
  onWritten: (written: Written) => void,
): Promise<Reply<unknown>> {
  const items = tasks.map(({ number, facts }) => ({ number, facts }));
  const { reply, refused } = await askFor(session, purpose, tasks, items, onWritten);
  if (reply.outcome !== 'answered' || refused.length === 0 || session.leftMs < TIME_FOR_REPAIR_MS) return reply;
  const wrong = refused.map(({ task, title, description, problems }) => ({
    number: task.number,
    facts: task.facts,
    title,
    description,
    found: problems.map(({ field, kind, found }) => `${field}: ${kind} "${found}"`),
  }));
  const again = refused.map(({ task }) => task);
  await askFor(session, 'repair', again, wrong, onWritten);
  return reply;
}
