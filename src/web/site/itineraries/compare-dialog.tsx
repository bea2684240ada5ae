import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { compare as words } from '../../../words/en/site/compare.ts';
import { results } from '../../../words/en/site/results.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './compare-dialog.module.css';
import { type ComparedRow, compareRows, compareSights, mainDifference, priceMarks } from './compare-plans.ts';
import { TripPrice } from './trip-price.tsx';

interface CompareDialogProps {
  /** The plans that the address names. */
  slugs: readonly string[];
  /** The plans on the page; others are fetched. */
  itineraries: readonly Itinerary[];
  onOpen: (itinerary: Itinerary) => void;
  onClose: () => void;
}

/** Shows two or three plans side by side. */
export default function CompareDialog({ slugs, itineraries, onOpen, onClose }: CompareDialogProps) {
  const { plans, gone, hasFailed, isLoading, retry } = usePlans(slugs, itineraries);
  return (
    <Dialog open onClose={onClose} title={words.title({ count: plans.length || slugs.length })} shape="wide">
      {isLoading && <p role="status">{words.loading}</p>}
      {gone > 0 && <Notice tone="info">{words.gone({ count: gone })}</Notice>}
      {hasFailed && (
        <>
          <Notice tone="problem">{words.notLoaded}</Notice>
          <div>
            <Button onClick={retry}>{words.tryAgain}</Button>
          </div>
        </>
      )}
      {!isLoading && !hasFailed && plans.length < 2 && <p>{words.tooFew}</p>}
      {!isLoading && plans.length > 1 && <Comparison plans={plans} onOpen={onOpen} />}
    </Dialog>
  );
}

type Fetched = ReadonlyMap<string, Itinerary | 'gone' | 'failed'>;

/** Returns the plans of these slugs: those on the page, and others from the server. */
function usePlans(slugs: readonly string[], itineraries: readonly Itinerary[]) {
  const [fetched, setFetched] = useState<Fetched>(new Map());
  const planOf = (slug: string) => itineraries.find((plan) => plan.slug === slug) ?? fetched.get(slug);
  const missing = slugs.filter((slug) => planOf(slug) === undefined);
  const asked = missing.join(' ');
  useEffect(() => {
    let isLeft = false;
    for (const slug of asked.split(' ').filter(Boolean)) {
      browserApi('GET /api/itineraries/{slug}', { params: { slug } }).then(
        ({ itinerary }) => !isLeft && setFetched((known) => new Map(known).set(slug, itinerary)),
        (error: unknown) => {
          const answer =
            error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'gone' : 'failed';
          if (!isLeft) setFetched((known) => new Map(known).set(slug, answer));
        },
      );
    }
    return () => {
      isLeft = true;
    };
  }, [asked]);
  const found = slugs.map(planOf);
  return {
    plans: found.filter((plan) => typeof plan === 'object'),
    gone: found.filter((plan) => plan === 'gone').length,
    hasFailed: found.includes('failed'),
    isLoading: missing.length > 0,
    retry: () => setFetched(new Map([...fetched].filter(([, plan]) => plan !== 'failed'))),
  };
}

interface ComparisonProps {
  plans: readonly Itinerary[];
  onOpen: (itinerary: Itinerary) => void;
}

function Comparison({ plans, onOpen }: ComparisonProps) {
  const { first, last } = compareRows(plans);
  const isOneSearch = new Set(plans.map((plan) => `${plan.startDate} ${plan.endDate} ${plan.travellers}`)).size === 1;
  const difference = mainDifference(plans);
  return (
    <>
      <p className={styles.difference}>
        <Passage text={difference} isProse />
      </p>
      {!isOneSearch && <Notice tone="info">{words.otherSearch}</Notice>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: three columns are wider than a phone and scroll by keyboard. */}
      <section className={styles.scroller} aria-label={words.title({ count: plans.length })} tabIndex={0}>
        <table className={styles.table} data-plans={plans.length}>
          <thead>
            <tr>
              {plans.map((plan) => (
                <th key={plan.slug} scope="col">
                  <Link
                    to={`/itinerary/${encodeURIComponent(plan.slug)}`}
                    className={styles.title ?? ''}
                    aria-label={results.viewDetailsOf({ title: plan.title })}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      onOpen(plan);
                    }}
                  >
                    <Passage text={plan.title} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <Prices plans={plans} />
          {first.map((row) => (
            <Row key={row.name} {...row} />
          ))}
          <Sights plans={plans} />
          {last.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </table>
      </section>
    </>
  );
}

const RowHead = ({ name, columns }: { name: string; columns: number }) => (
  <tr className={styles.rowHead}>
    <th scope="rowgroup" colSpan={columns}>
      <span>{name}</span>
    </th>
  </tr>
);

const Mark = ({ text }: { text: string | undefined }) => text && <p className={styles.mark}>{text}</p>;

function Prices({ plans }: { plans: readonly Itinerary[] }) {
  const marks = priceMarks(plans);
  return (
    <tbody>
      <RowHead name={words.price} columns={plans.length} />
      <tr>
        {plans.map((plan, i) => (
          <td key={plan.slug}>
            <TripPrice itinerary={plan} />
            <Mark text={marks[i]} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Row({ name, cells }: ComparedRow) {
  return (
    <tbody>
      <RowHead name={name} columns={cells.length} />
      <tr>
        {cells.map(({ lines, mark }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its place.
          <td key={i}>
            {lines.map((line) => (
              <p key={line}>
                <Passage text={line} isProse />
              </p>
            ))}
            <Mark text={mark} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Lists the sights that all plans have once, and those of each apart. */
function Sights({ plans }: { plans: readonly Itinerary[] }) {
  const { shared, others } = compareSights(plans);
  return (
    <tbody>
      <RowHead name={words.sights} columns={plans.length} />
      {shared.length > 0 && (
        <tr>
          <td colSpan={plans.length}>
            <div className={styles.shared}>
              <p className={styles.part}>{words.shared({ count: plans.length })}</p>
              <SightNames names={shared} />
            </div>
          </td>
        </tr>
      )}
      <tr>
        {others.map(({ only, some }, i) => (
          <td key={plans[i]?.slug}>
            <p className={styles.part}>{only.length > 0 ? words.only : words.noOther}</p>
            <SightNames names={only} />
            {some.length > 0 && (
              <>
                <p className={styles.part}>{words.inSome}</p>
                <SightNames names={some} />
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const SightNames = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.sights}>
    {names.map((name) => (
      <li key={name}>
        <Passage text={name} />
      </li>
    ))}
  </ul>
);
