import { ApiError } from '../../../../contracts/client.ts';

/** Why a form was not saved: the problems by field name, and the banner's message. */
export interface Refusal {
  readonly problems: Readonly<Record<string, string>>;
  readonly banner: string;
}

export const NO_REFUSAL: Refusal = { problems: {}, banner: '' };

/**
 * Returns the rest of a refusal after some fields have changed: the banner covers the other fields and disappears with
 * the last of them. A refusal without fields stays.
 */
export function withoutFields(refusal: Refusal, isChanged: (name: string) => boolean): Refusal {
  const all = Object.entries(refusal.problems);
  const left = all.filter(([name]) => !isChanged(name));
  if (left.length === all.length) return refusal;
  // A closed banner stays closed.
  const banner = refusal.banner === '' ? '' : left.map(([, words]) => words).join(', ');
  return { problems: Object.fromEntries(left), banner };
}

/** Returns the refusal of a change with its fields named as the form names them: "after.phone" is "phone". */
export function ofForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(/^after\./, ''), text]);
  return new ApiError(error.status, error.message, Object.fromEntries(fields), error.body, error);
}
