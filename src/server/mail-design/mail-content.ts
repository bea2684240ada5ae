import { z } from 'zod';
import { LANGUAGES } from '../../core/languages.ts';
import { MESSAGE_KINDS } from '../../core/messages/message-kinds.ts';
import { readDocument } from '../database/stored-document.ts';

/** One line of what a mail is about. */
const fact = z.object({
  label: z.string(),
  value: z.string(),
  /** True for the trip itself, the heading of the facts. */
  isMain: z.literal(true).optional(),
});
export type Fact = z.infer<typeof fact>;

/** What has changed about a booking. */
const changedFact = z.object({ label: z.string(), from: z.string(), to: z.string() });
export type ChangedFact = z.infer<typeof changedFact>;

/**
 * Everything that a designed mail shows, in words: all of it is text and none is HTML. The outbox stores it with the
 * message, because drawing a mail takes longer than a transaction may; it is drawn when it is sent or looked at.
 */
const mailContent = z.object({
  kind: z.enum(MESSAGE_KINDS),
  language: z.enum(LANGUAGES),
  brand: z.string(),
  /** The agency's logo as it is drawn, in pixels; null for the brand's name. Mails of before have none. */
  logo: z.object({ address: z.string(), width: z.number(), height: z.number() }).nullable().default(null),
  siteUrl: z.string(),
  mark: z.string(),
  heading: z.string(),
  greeting: z.string(),
  opening: z.string(),
  changes: z.array(changedFact),
  columns: z.object({ before: z.string(), now: z.string() }),
  facts: z.array(fact),
  wishes: z.object({ label: z.string(), text: z.string() }).nullable(),
  link: z.object({ label: z.string(), address: z.string(), note: z.string() }).nullable(),
  closing: z.string(),
  /** Why the reader gets this mail; empty for the agency. */
  why: z.string(),
});
export type MailContent = z.infer<typeof mailContent>;

/** Returns a mail as HTML. The renderer is loaded with the first one. */
export async function renderMail(mail: MailContent): Promise<string> {
  const { renderDesign } = await import('./mail-design.ts');
  return renderDesign(mail);
}

/** Returns the stored design of a message as HTML. */
export const renderStored = (stored: string): Promise<string> =>
  renderMail(readDocument(mailContent, stored, 'the design of a mail'));
