import type { PlanCheck } from '../../../contracts/plan-checks.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { planChecks } from '../../../words/en/site/plan-checks.ts';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './read-days.module.css';

type ReadDay = PlanCheck['days'][number];
type ReadPlace = ReadDay['places'][number];

interface ReadDaysProps {
  days: readonly ReadDay[];
  /** False where the date is only assumed: it would be taken for the plan's. */
  isDated: boolean;
  leftOut: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Shows what was read as days: each place is a chip that can be left out, with a dashed line where it was guessed. */
export function ReadDays({ days, isDated, leftOut, onToggle }: ReadDaysProps) {
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={day.number} className={styles.day}>
          <h3 className={styles.title}>
            {planChecks.day(day)}
            {isDated && <span className={styles.date}> {dates.day(day.date)}</span>}
          </h3>
          {day.isOnBoard && <p className={styles.night}>{planChecks.onBoard}</p>}
          {day.night && (
            <div className={styles.night}>
              {planChecks.night}
              <PlaceChip place={townOfNight(day.night)} isOut={leftOut.has(day.night.id)} onToggle={onToggle} />
            </div>
          )}
          {day.places.length + day.unknown.length === 0 && <p className={styles.nothing}>{planChecks.nothingRead}</p>}
          <ul className={styles.chips}>
            {day.places.map((place) => (
              <li key={place.id}>
                <PlaceChip place={place} isOut={leftOut.has(place.id)} onToggle={onToggle} />
              </li>
            ))}
            {day.unknown.map((name) => (
              <li key={name} className={styles.unknown}>
                <Passage text={planChecks.unknown({ name })} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const townOfNight = ({ id, name }: NonNullable<ReadDay['night']>): ReadPlace => ({
  kind: 'town',
  id,
  name,
  typed: name,
  sure: 'full',
});

interface PlaceChipProps {
  place: ReadPlace;
  isOut: boolean;
  onToggle: (id: string) => void;
}

const isSure = ({ sure }: ReadPlace): boolean => sure === 'full' || sure === 'short';

function PlaceChip({ place, isOut, onToggle }: PlaceChipProps) {
  const { id, name, typed } = place;
  return (
    <button
      type="button"
      className={styles.chip}
      data-weak={!isSure(place) || undefined}
      data-out={isOut || undefined}
      aria-label={isOut ? planChecks.putBack({ name }) : planChecks.leaveOut({ name })}
      onClick={() => onToggle(id)}
    >
      <span>
        <span className={styles.name}>
          <Passage text={name} />
        </span>
        {!isSure(place) && (
          <small className={styles.typed}>
            <Passage text={planChecks.typedAs({ typed })} />
          </small>
        )}
      </span>
      {isOut ? <PlusIcon size={16} /> : <CloseIcon size={16} />}
    </button>
  );
}
