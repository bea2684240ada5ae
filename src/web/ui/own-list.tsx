import { type ReactNode, useId } from 'react';
import { isDay } from '../../core/dates.ts';
import { Link } from '../navigation/link.tsx';
import { ButtonLink } from './button.tsx';
import { CalendarBlock } from './calendar-block.tsx';
import styles from './own-list.module.css';
import { Passage } from './passage.tsx';
import { TravelPicture } from './travel-picture.tsx';

interface OwnPageProps {
  /** Null where the children bring their own. */
  title: string | null;
  /** The way back. */
  above?: ReactNode;
  children: ReactNode;
}

/** The page of what belongs to one traveller: their trips, their bookings, a poll. */
export function OwnPage({ title, above, children }: OwnPageProps) {
  return (
    <main className={`page ${styles.page}`}>
      {above}
      {title !== null && <h1 className={styles.title}>{title}</h1>}
      {children}
    </main>
  );
}

/** Stands where the list will be until the browser has read the session; without scripts it says what is needed. */
export function OwnListWaiting({ needsScript, loading }: { needsScript: string; loading: string }) {
  return (
    <>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
      <OwnListSkeleton loading={loading} />
    </>
  );
}

export function OwnListSkeleton({ loading }: { loading: string }) {
  return (
    <div className={styles.list} role="status" data-needs-script="">
      <span className="visually-hidden">{loading}</span>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}

interface OwnSectionProps {
  title: string;
  /** What is over stands back. */
  isPast?: boolean;
  /** The rows of the list. */
  children: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
}

export function OwnSection({ title, isPast = false, children, foot }: OwnSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} data-past={isPast || undefined}>
      <h2 id={titleId} className={styles.subtitle}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
      {foot}
    </section>
  );
}

interface OwnRowProps {
  picture: string;
  /** The day on which it begins. */
  day: string;
  title: string;
  to: string;
  /** Beside the title. */
  badge?: ReactNode;
  /** What happens next, in one line. */
  next: string;
  /** The facts of the row: paragraphs. */
  children: ReactNode;
  /** The main act, which leads to the same page as the title or to another one. */
  act: { readonly text: string; readonly to: string };
  /** Further acts. */
  more?: ReactNode;
}

/** One trip or booking with its picture, its day as a leaf of a calendar, what happens next and one main act. */
export function OwnRow({ picture, day, title, to, badge, next, children, act, more }: OwnRowProps) {
  const titleId = useId();
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <TravelPicture src={picture} alt="" className={styles.image} sizes="(min-width: 720px) 240px, 100vw" />
        {isDay(day) && (
          <div className={styles.leaf}>
            <CalendarBlock day={day} />
          </div>
        )}
      </div>
      <div className={styles.what}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.name}>
            <Link to={to} className={styles.link ?? ''}>
              <Passage text={title} />
            </Link>
          </h3>
          {badge}
        </div>
        <p className={styles.next}>{next}</p>
        {children}
      </div>
      <div className={styles.acts}>
        <ButtonLink look="action" to={act.to} aria-describedby={titleId}>
          {act.text}
        </ButtonLink>
        {more}
      </div>
    </li>
  );
}
