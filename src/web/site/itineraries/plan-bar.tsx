import { useEffect, useRef } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Link } from '../../navigation/link.tsx';
import { useLocation } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { revealPart } from '../../ui/reveal-part.ts';
import { MapIcon } from '../../ui/trip-icons.tsx';
import { dayId, MAP_ID } from './day-plan.tsx';
import styles from './plan-bar.module.css';

type Day = Pick<Details['fullDayWisePlan'][number], 'day' | 'title'>;

interface PlanBarProps {
  days: readonly Day[];
  /** The day being read. */
  inView: number;
  map: { readonly open: boolean; readonly toggle: () => void };
  onBook: () => void;
}

/** Links, at the lower edge of the window, to each day, the map, the price and the booking. */
export function PlanBar({ days, inView, map, onBook }: PlanBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chip) return;
    list.current.scrollTo({ left: chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2 });
  });
  return (
    <nav className={styles.bar} aria-label={plan.inThisPlan}>
      <div className={styles.inside}>
        <span className={styles.word} aria-hidden="true">
          {plan.dayWord}
        </span>
        <div className={styles.room}>
          <ul ref={list} className={styles.days}>
            {days.map(({ day, title }) => (
              <li key={day}>
                <PartLink id={dayId(day)} label={plan.dayTitled({ day, title })} current={day === inView}>
                  {day}
                </PartLink>
              </li>
            ))}
            <li>
              <PartLink id="costs" label={plan.costs} current={false}>
                {plan.costs}
              </PartLink>
            </li>
          </ul>
        </div>
        <button
          type="button"
          className={styles.map}
          aria-expanded={map.open}
          aria-controls={MAP_ID}
          onClick={map.toggle}
        >
          <MapIcon />
          <span className={styles.mapWord}>{plan.map}</span>
        </button>
        <Button look="action" className={styles.book ?? ''} onClick={onBook}>
          {plan.book}
        </Button>
      </div>
    </nav>
  );
}

interface PartLinkProps {
  id: string;
  label: string;
  current: boolean;
  children: string | number;
}

/** Opens a part of the plan and scrolls there; keeps the page's navigation state. */
function PartLink({ id, label, current, children }: PartLinkProps) {
  const { state } = useLocation();
  return (
    <Link
      to={`#${id}`}
      replace
      state={state}
      className={styles.day}
      data-word={typeof children === 'string' || undefined}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={() => revealPart(id)}
    >
      {children}
    </Link>
  );
}
