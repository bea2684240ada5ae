import { join } from 'node:path';
import { z } from 'zod';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import { madeUpPhone, whole, words } from './content-values.ts';
import { CONTENT, readContent } from './read-content.ts';

/** A row of `content/leads.json`: a visitor who left a name and a phone number in the popup. */
const demoLead = z.strictObject({
  name: words,
  phone: madeUpPhone,
  status: z.enum(LEAD_STATUSES),
  notes: words.exactOptional(),
  submittedHoursAgo: whole,
  /** Absent while no admin has opened it. */
  openedAfterHours: whole.exactOptional(),
  /** Days from today to the planned follow-up call. */
  followUpInDays: whole.exactOptional(),
});

export type DemoLead = z.infer<typeof demoLead>;

/** Reads the leads of the demonstration content: the newest first, of which the first two are unopened. */
export const readDemoLeads = (folder = CONTENT): DemoLead[] =>
  readContent(join(folder, 'leads.json'), z.array(demoLead));
