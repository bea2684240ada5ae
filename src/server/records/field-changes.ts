import { z } from 'zod';
import { readDocument } from '../database/stored-document.ts';

const fieldChanges = z.array(z.object({ field: z.string(), from: z.string(), to: z.string() }));

/** The changed fields of a record, with their values before and after, as an event of its history keeps them. */
export type FieldChange = z.infer<typeof fieldChanges>[number];

export const writeFieldChanges = (changes: readonly FieldChange[]): string => JSON.stringify(changes);

/** Returns the changes of an event; none where they were erased with the person. */
export const readFieldChanges = (eventId: string, stored: string | null | undefined): FieldChange[] =>
  stored === null || stored === undefined ? [] : readDocument(fieldChanges, stored, `changes of the event ${eventId}`);
