import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { posterSubject } from './poster-subject.ts';
import { type Hour, POSTER_HOURS } from './subject.ts';

/** A poster by its subject; the hour is set where it is not the subject's own. */
export interface PosterChoice {
  readonly subject: string;
  readonly hour: Hour | undefined;
  readonly motif: string;
}

/** What a poster shows in large, and at which hour: two with the same of both look alike. */
export interface PosterLook {
  readonly motif: string;
  readonly hour: Hour;
}

/** More posters of one motif look alike at any hour. */
const MOST_OF_MOTIF = 2;

/** Returns the look of a subject's poster. */
export function posterLook(subject: string, known: Gazetteer): PosterLook {
  const { motif, terrain, hour } = posterSubject(subject, undefined, known);
  return { motif: motif ?? terrain, hour };
}

/**
 * Returns at most so many of the subjects, in their order as far as possible: no motif more than twice, never twice at
 * one hour, and not side by side where another one can stand between. `shown` are posters elsewhere on the page.
 */
export function varyPosters<Subject extends { readonly id: string }>(
  subjects: readonly Subject[],
  known: Gazetteer,
  { most, shown }: { readonly most: number; readonly shown: readonly string[] },
): readonly (Subject & PosterChoice)[] {
  const hoursOf = new Map<string, Hour[]>();
  const use = (motif: string, hour: Hour): void => void hoursOf.set(motif, [...(hoursOf.get(motif) ?? []), hour]);
  for (const subject of shown) {
    const { motif, hour } = posterLook(subject, known);
    use(motif, hour);
  }
  const left = subjects.map((subject) => ({ subject, ...posterLook(subject.id, known) }));
  const chosen: (Subject & PosterChoice)[] = [];
  let last = '';
  while (left.length > 0 && chosen.length < most) {
    const other = left.findIndex(({ motif }) => motif !== last);
    const [next] = left.splice(Math.max(0, other), 1);
    if (!next) break;
    const { subject, motif, hour } = next;
    const used = hoursOf.get(motif) ?? [];
    const free = [hour, ...POSTER_HOURS].find((each) => !used.includes(each));
    if (used.length >= MOST_OF_MOTIF || !free) continue;
    use(motif, free);
    last = motif;
    chosen.push({ ...subject, subject: subject.id, hour: free === hour ? undefined : free, motif });
  }
  return chosen;
}
