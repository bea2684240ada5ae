import type { Base } from '../gazetteer/gazetteer.ts';
import type { StayNights } from './circuit-value.ts';
import { ALTITUDE } from './limits.ts';
import type { TransportOption } from './transport-options.ts';

/** Returns the nights on board of a move between two stays. */
export const nightsAboard = ({ option }: { readonly option?: Pick<TransportOption, 'nights'> }): number =>
  option?.nights ?? 0;

/** Returns the number of the first day of each stay. */
export function firstDaysOf(
  out: Pick<TransportOption, 'nights'>,
  stays: readonly Pick<StayNights, 'nights'>[],
  transfers: readonly { readonly option?: Pick<TransportOption, 'nights'> }[],
): readonly number[] {
  let day = 1 + out.nights;
  return stays.map(({ nights }, index) => {
    const first = day;
    const next = transfers[index];
    day += nights + (next ? nightsAboard(next) : 0);
    return first;
  });
}

/** Returns the place in a trip of the stay at which one lands above the height that needs rest; -1 without one. */
export const landingIndex = (
  out: Pick<TransportOption, 'rides'>,
  bases: readonly Base[],
  transfers: readonly { readonly option?: Pick<TransportOption, 'rides'> }[],
): number =>
  bases.findIndex(
    ({ altitudeMetres }, index) =>
      altitudeMetres > ALTITUDE.flownInAbove &&
      (index === 0 ? out : transfers[index - 1]?.option)?.rides.some(({ mode }) => mode === 'flight'),
  );
