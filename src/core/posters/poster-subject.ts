import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { subjectNearTown, subjectOfName, subjectOfSight, subjectOfTown } from './choose-subject.ts';
import type { Hour, PosterSubject } from './subject.ts';

/** Returns what a poster's subject means: a base, a sight, a region, something near a base, or any name. */
export function posterSubject(subject: string, hour: Hour | undefined, known: Gazetteer): PosterSubject {
  const base = known.bases.get(subject);
  if (base) return subjectOfTown(base, subject, hour);
  const sight = known.sights.get(subject);
  const home = sight && known.bases.get(sight.baseId);
  if (sight && home) return subjectOfSight(sight, home, hour);
  const region = known.regions.get(subject);
  const main = region && known.bases.get(region.mainBaseId);
  if (main) return subjectOfTown(main, subject, hour);
  const near = baseBefore(subject, known);
  return near ? subjectNearTown(subject, near, hour) : subjectOfName(subject, hour);
}

/** `darjeeling-hotel-mayfair` is something in Darjeeling. */
function baseBefore(subject: string, known: Gazetteer) {
  for (let end = subject.lastIndexOf('-'); end > 0; end = subject.lastIndexOf('-', end - 1)) {
    const base = known.bases.get(subject.slice(0, end));
    if (base) return base;
  }
  return undefined;
}
