import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a date and time like 2026-12-04T09:30:00Z',
  date: 'a day like 2026-12-04',
  time: 'a time like 09:30',
  email: 'an e-mail address',
  url: 'a web address',
};

/** Singular and plural of what is counted in a value that has a size. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
};

/** Returns text such as "have at most 50 entries" or "be at least 0". */
function wordLimit(origin: string, word: 'at least' | 'at most', limit: number | bigint): string {
  const counted = COUNTED[origin];
  if (!counted) return `be ${word} ${limit}`;
  return `have ${word} ${limit} ${Number(limit) === 1 ? counted[0] : counted[1]}`;
}

/** Returns text such as "page_view, itinerary_view or error". */
function wordChoice(values: readonly unknown[]): string {
  const words = values.map(String);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function wordRule(issue: Issue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${wordChoice(issue.values)}`;
    case 'too_small':
      return `must ${wordLimit(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${wordLimit(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : null;
    default:
      return null;
  }
}

/** Returns the message of a field whose contract has none of its own: the field's path, then the rule. */
function describeIssue(issue: Issue): string {
  const name = (issue.path ?? []).join('.') || 'The request';
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return `${name} is missing`;
  return `${name} ${wordRule(issue) ?? 'is not valid'}`;
}

/** Replaces zod's own messages ("Invalid input: expected …") in every answer of the API. */
export function registerFieldProblems(): void {
  z.config({ localeError: describeIssue });
}
