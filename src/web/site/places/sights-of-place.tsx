import type { SightOnPage } from '../../../contracts/places.ts';
import { formatRupees } from '../../../core/money.ts';
import { places } from '../../../words/en/site/places.ts';
import { Passage } from '../../ui/passage.tsx';
import { mapAddress } from '../../ui/route-map/route-model.ts';
import styles from './sights-of-place.module.css';

const ALL_DAY = '00:00-24:00';

/** Returns the facts of a visit as a list of short texts; `isSure` where a source states them. */
function factsOf(sight: SightOnPage): readonly string[] {
  const { open, closedWeekdays, closedRanges, feeRupees, permit, minutes, confidence } = sight;
  const isSure = confidence === 'high';
  return [
    places.visitOf({ minutes }),
    open.includes(ALL_DAY) ? places.alwaysOpen : places.hours({ hours: open, isSure }),
    ...(closedWeekdays.length > 0 ? [places.closedOn({ weekdays: closedWeekdays })] : []),
    ...closedRanges.map((closure) => places.sightClosed(closure)),
    ...(feeRupees > 0 ? [places.fee({ price: formatRupees(feeRupees), isSure })] : []),
    ...(permit === null ? [] : [places.permitNeeded({ permit })]),
  ];
}

/** Lists what there is to see, with its number on the map. */
export function SightsOfPlace({ sights }: { sights: readonly SightOnPage[] }) {
  return (
    <ol className={styles.sights}>
      {sights.map((sight, at) => (
        <li key={sight.id} className={styles.sight}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.words}>
            <h3>
              <Passage text={sight.name} />
              {sight.headline && <small className={styles.headline}>{places.worthTheTrip}</small>}
            </h3>
            <p>
              <Passage text={sight.about} isProse />
            </p>
            <ul className={styles.facts}>
              {factsOf(sight).map((fact) => (
                <li key={fact}>
                  <Passage text={fact} />
                </li>
              ))}
              <li>
                <a href={mapAddress(sight)} target="_blank" rel="noreferrer">
                  {places.onMap}
                  <span className="visually-hidden">: {sight.name}</span>
                </a>
              </li>
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
