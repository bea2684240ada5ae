import type { ReactNode } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { daysToEnd } from '../../../core/planner/days-later.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { results } from '../../../words/en/site/results.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { mapAddress } from '../../ui/route-map/route-model.ts';
import {
  BedIcon,
  BoatIcon,
  BusIcon,
  CarIcon,
  CupIcon,
  KeyIcon,
  MealIcon,
  PlaneIcon,
  TrainIcon,
} from '../../ui/trip-icons.tsx';
import { wordDaysLater } from './day-hours.ts';
import styles from './timeline-row.module.css';

type Stop = Details['fullDayWisePlan'][number]['stops'][number];

const ICONS: Readonly<Record<NonNullable<Stop['vehicle']>, (props: { size: number }) => ReactNode>> = {
  flight: PlaneIcon,
  train: TrainIcon,
  ferry: BoatIcon,
  'hill-train': TrainIcon,
  'night-coach': BusIcon,
  coach: BusIcon,
  'local-bus': BusIcon,
  'state-bus': BusIcon,
  'shared-jeep': CarIcon,
  'hired-car': CarIcon,
  'own-car': CarIcon,
};

/** In plans stored before the vehicle was kept, the first word of a ride's text names it. */
function vehicleIcon({ vehicle, text }: Stop): ReactNode {
  if (vehicle) {
    const Icon = ICONS[vehicle];
    return <Icon size={18} />;
  }
  if (/^flight/i.test(text)) return <PlaneIcon size={18} />;
  if (/^ferry/i.test(text)) return <BoatIcon size={18} />;
  if (/^(hired car|cab|shared jeep)/i.test(text)) return <CarIcon size={18} />;
  if (/^(overnight )?(coach|bus)/i.test(text)) return <BusIcon size={18} />;
  return <TrainIcon size={18} />;
}

function iconOf(stop: Stop): ReactNode {
  switch (stop.kind) {
    case 'ride':
      return vehicleIcon(stop);
    case 'meal':
      return <MealIcon size={18} />;
    case 'check-in':
    case 'check-out':
      return <KeyIcon size={18} />;
    case 'rest':
      return <BedIcon size={18} />;
    default:
      return <CupIcon size={18} />;
  }
}

/** Rounds 4.63 km to 4.6 and 11.2 to 11. */
const roundKm = (km: number): number => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

interface TimelineRowProps {
  stop: Stop;
  /** The place's number on the map. */
  number: number | null;
  /** Below the row: what guests say about it. */
  children?: ReactNode;
}

/** Shows one row of a day: time, activity, entry fee and place. */
export function TimelineRow({ stop, number, children }: TimelineRowProps) {
  const { kind, start, end, title, text, travelBefore, place, feeRupees, paidAt } = stop;
  const later = wordDaysLater(daysToEnd(stop));
  return (
    <li className={styles.row} data-kind={kind}>
      {travelBefore && (
        <p className={styles.travel}>
          {plan.duration({ minutes: travelBefore.minutes })}
          {travelBefore.km > 0 && <span> {plan.onTheWay({ km: roundKm(travelBefore.km) })}</span>}
        </p>
      )}
      <p className={styles.time}>
        <time>{start}</time>
        <span className="visually-hidden"> {results.to} </span>
        <time className={styles.end}>
          {end}
          {later && <span className={styles.next}> {later}</span>}
        </time>
      </p>
      <span className={styles.dot}>
        {number === null ? (
          iconOf(stop)
        ) : (
          <>
            <span className="visually-hidden">{plan.numberOnMap} </span>
            {number}
          </>
        )}
      </span>
      <div className={styles.what}>
        <h5 className={styles.title}>
          {kind === 'ride' && <span className={styles.vehicle}>{vehicleIcon(stop)}</span>}
          <Passage text={title} />
        </h5>
        <p className={styles.text}>
          <Passage text={text} isProse />
        </p>
        {place && (
          <p className={styles.marks}>
            {feeRupees !== undefined && (
              <span className={styles.fee}>
                {feeRupees === 0 ? (
                  <Passage text={paidAt === undefined ? plan.freeEntry : plan.entryPaid({ place: paidAt })} />
                ) : (
                  <>
                    {plan.entry} <span className="price">{formatRupees(feeRupees)}</span>
                  </>
                )}
              </span>
            )}
            <a href={mapAddress(place)} target="_blank" rel="noreferrer" className={styles.map}>
              <PinIcon size={18} />
              {plan.map}
              <span className="visually-hidden">
                {' '}
                <Passage text={plan.ofPlace({ place: place.name })} />
              </span>
            </a>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
