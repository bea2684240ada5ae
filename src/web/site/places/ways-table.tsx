import type { PlacePage, WayTo } from '../../../contracts/places.ts';
import { places } from '../../../words/en/site/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { CarIcon, PlaneIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import styles from './ways-table.module.css';

const ICONS = { flight: PlaneIcon, train: TrainIcon, road: CarIcon } as const;

/** Shows the usual ways from the cities of the search form. */
export function WaysTable({ ways }: Pick<PlacePage, 'ways'>) {
  return (
    <dl className={styles.ways}>
      {ways.map(({ city, ways: ofCity }) => (
        <div key={city} className={styles.city}>
          <dt>
            <span className="visually-hidden">{places.from} </span>
            <Passage text={city} />
          </dt>
          {ofCity.length === 0 && <dd>{places.noWay}</dd>}
          {ofCity.map((way) => (
            <dd key={way.by} className={styles.way}>
              <Way way={way} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Way({ way: { by, minutes, arrivesAt, minutesFromThere, overnight } }: { way: WayTo }) {
  const Icon = ICONS[by];
  const terminal = arrivesAt === null ? null : places.viaTerminal({ terminal: arrivesAt, minutes: minutesFromThere });
  return (
    <>
      <Icon size={18} />
      <span>
        {places.waysBy[by]} <strong className="price">{places.duration({ minutes })}</strong>
        {overnight && <span className={styles.more}> {places.overnight}</span>}
        {terminal !== null && (
          <span className={styles.more}>
            {' '}
            <Passage text={terminal} />
          </span>
        )}
      </span>
    </>
  );
}
