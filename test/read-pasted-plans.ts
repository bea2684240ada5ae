import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const pastedPlan = z.strictObject({
  kind: z.enum(['chat', 'blog', 'agent']),
  /** Line by line. */
  text: z.array(z.string()),
  days: z.array(
    z.strictObject({
      /** Id of a base, or `on-board`; `a|b` accepts either, and `a|` none as well. */
      night: z.string(),
      /** Ids of sights; `a|b` accepts either. */
      sights: z.array(z.string()),
    }),
  ),
  /** Codes of faults that must be found; those that depend on a date only where the text has one. */
  faults: z.array(z.string()),
  begins: z.string().exactOptional(),
  travellers: z.number().exactOptional(),
  from: z.string().exactOptional(),
});

/** A plan as people paste it, with what must be found in it. */
export interface PastedPlan extends Omit<z.output<typeof pastedPlan>, 'text'> {
  readonly name: string;
  readonly text: string;
}

/** Returns the pasted plans of the tests, by name. */
export function readPastedPlans(): readonly PastedPlan[] {
  const folder = join(import.meta.dirname, 'pasted-plans');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { text, ...plan } = pastedPlan.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return { ...plan, name: file.slice(0, -'.json'.length), text: text.join('\n') };
    });
}
