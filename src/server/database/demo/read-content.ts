import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { z } from 'zod';
import { siteFile } from '../../site-files.ts';

/** The site's own demonstration content. */
export const CONTENT = siteFile('content');

const JSON_ENDING = '.json';

/** zod's own messages, which name the field: those of the API (`http/field-problems.ts`) are for callers. */
const ZOD_WORDS = { error: z.locales.en().localeError };

const faultOf = (error: unknown): string => (error instanceof z.ZodError ? z.prettifyError(error) : String(error));

/**
 * Returns the content of a JSON file. Throws an error that names the file when it is missing or its schema rejects it.
 */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')), ZOD_WORDS);
  } catch (error) {
    throw new Error(`${path}: ${faultOf(error)}`, { cause: error });
  }
}

/** Returns the slugs of a folder that has a JSON file for each record. */
export const slugsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => extname(file) === JSON_ENDING)
    .map((file) => file.slice(0, -JSON_ENDING.length));

/** Sorts records by age in days, oldest first. */
export const oldestFirst = <Item extends { readonly ageDays: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.ageDays - a.ageDays);
