import type { z } from 'zod';

/**
 * Returns a stored JSON document, parsed by its schema: fields that came after it was written get their defaults. Throws
 * an error that names a damaged document.
 */
export function readDocument<Schema extends z.ZodType>(schema: Schema, text: string, name: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The stored ${name} cannot be read`, { cause });
  }
}
