/** A row of a day's timeline, as far as its key needs it. */
interface Stop {
  readonly kind: string;
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
}

interface Day {
  readonly day: number;
  readonly stops: readonly Stop[];
}

/** Stops that guests like and question: the others follow from them. */
const TALKED_ABOUT: readonly string[] = ['visit', 'ride', 'check-in'];

/**
 * Returns the key of each stop by day and row; empty for a stop that guests do not talk about. A key is the same in every
 * language. A sight keeps its key on another day; a ride and a check-in keep it while they are the same one of their day.
 */
export function stopKeys(days: readonly Day[]): string[][] {
  const times = new Map<string, number>();
  return days.map(({ day, stops }) =>
    stops.map(({ kind, place }) => {
      if (!TALKED_ABOUT.includes(kind)) return '';
      const key =
        kind === 'visit' && place ? `visit:${place.lat.toFixed(4)},${place.lon.toFixed(4)}` : `${kind}:day-${day}`;
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      return time === 1 ? key : `${key}:${time}`;
    }),
  );
}
