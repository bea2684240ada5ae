import type { Details } from '../../../contracts/itineraries.ts';
import { formatClock, midnightsBetween } from '../../../core/clock-time.ts';
import { type LaidDay, subjectOf } from '../../../core/planner/on-the-way/laid-days.ts';
import type { PlannedDay, Stop } from '../../../core/planner/types.ts';
import { onTheWay } from '../../../words/en/site/on-the-way.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';

export type ShownDay = Details['fullDayWisePlan'][number];
type Row = ShownDay['stops'][number];

/** Returns the rows of loaded days by what they are about; without days whose rows are not those of the plan. */
function rowsBySubject(shown: readonly ShownDay[], days: readonly PlannedDay[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { number, stops } of days) {
    const day = shown.find((each) => each.day === number);
    if (day?.stops.length !== stops.length) continue;
    for (const [i, stop] of stops.entries()) {
      const row = day.stops[i];
      if (row) rows.set(stop.kind === 'visit' ? subjectOf(stop) : `${number} ${subjectOf(stop)}`, row);
    }
  }
  return rows;
}

/** Returns the title of a row that the loaded plan does not have. */
function titleOf(stop: Stop, names: Readonly<Record<string, string>>): string {
  if (stop.kind === 'visit') return names[stop.sightId] ?? stop.place.name;
  if (stop.kind === 'meal') return tripEditor.mealNames[stop.meal];
  return stop.kind === 'ride' ? `${stop.ride.from.name} → ${stop.ride.to.name}` : onTheWay.rows[stop.kind];
}

function showRow(stop: Stop, known: Row | undefined, names: Readonly<Record<string, string>>): Row {
  const words: Omit<Row, 'start' | 'end'> = known ?? {
    kind: stop.kind,
    title: titleOf(stop, names),
    text: '',
    ...(stop.kind === 'visit' && { place: stop.place }),
  };
  const { travelBefore: _, feeRupees: __, ...rest } = words;
  return {
    ...rest,
    start: formatClock(stop.start),
    end: formatClock(stop.end),
    endsDaysLater: midnightsBetween(stop.start, stop.end),
    ...(stop.travel && { travelBefore: stop.travel }),
    ...(stop.kind === 'visit' && { feeRupees: stop.feeRupees }),
  };
}

/** Returns some days of a loaded plan as they are on this device; without those that the loaded plan has otherwise by now. */
export function layDays(
  shown: readonly ShownDay[],
  laid: readonly LaidDay[],
  names: Readonly<Record<string, string>>,
): readonly ShownDay[] {
  const rows = rowsBySubject(
    shown,
    laid.map(({ before }) => before),
  );
  return laid.flatMap(({ before, after }): ShownDay[] => {
    const day = shown.find((each) => each.day === after.number);
    if (day?.stops.length !== before.stops.length) return [];
    const stops = after.stops.map((stop) =>
      showRow(stop, rows.get(subjectOf(stop)) ?? rows.get(`${after.number} ${subjectOf(stop)}`), names),
    );
    return [{ ...day, stops, costRupees: after.costRupees }];
  });
}
