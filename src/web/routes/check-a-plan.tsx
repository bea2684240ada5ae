import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlanCheck } from '../../contracts/plan-checks.ts';
import { dates } from '../../words/en/site/dates.ts';
import { planChecks } from '../../words/en/site/plan-checks.ts';
import { PlanningWithoutScript } from '../site/frame/planning-without-script.tsx';
import { wordStays } from '../site/itineraries/itinerary-words.ts';
import { TripPrice } from '../site/itineraries/trip-price.tsx';
import { FaultsList } from '../site/plan-checks/faults-list.tsx';
import { PlanCheckForm } from '../site/plan-checks/plan-check-form.tsx';
import { ReadDays } from '../site/plan-checks/read-days.tsx';
import { RepairedPlan } from '../site/plan-checks/repaired-plan.tsx';
import { EMPTY_DRAFT, type PlanDraft, usePlanCheck } from '../site/plan-checks/use-plan-check.ts';
import type { Page } from '../site-router/page-module.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Passage } from '../ui/passage.tsx';
import styles from './check-a-plan.module.css';
import { describePage } from './page-meta.ts';

function CheckAPlan() {
  const [draft, setDraft] = useState<PlanDraft>(EMPTY_DRAFT);
  const { checked, problem, busy, check } = usePlanCheck();
  const answer = useRef<HTMLHeadingElement>(null);
  // The answer stands below the fold of a phone; screen readers continue from its title.
  useEffect(() => {
    if (checked) answer.current?.focus();
  }, [checked]);

  return (
    <main>
      <PageHead title={planChecks.title}>{planChecks.lead}</PageHead>
      <div className={`page ${styles.body}`}>
        <PlanCheckForm
          draft={draft}
          problem={problem.text}
          busy={busy}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          onCheck={() => void check(draft)}
        />
        <noscript>
          <PlanningWithoutScript />
        </noscript>
        {problem.call !== undefined && <Notice tone="problem">{problem.call}</Notice>}
        {checked && (
          <Answer
            // A new answer begins with every place in it.
            key={JSON.stringify(checked.check.days)}
            check={checked.check}
            busy={busy}
            title={answer}
            onCheckWithout={(ids) => void check(checked.draft, ids)}
          />
        )}
      </div>
    </main>
  );
}

interface AnswerProps {
  check: PlanCheck;
  busy: boolean;
  title: RefObject<HTMLHeadingElement | null>;
  onCheckWithout: (ids: readonly string[]) => void;
}

function Answer({ check, busy, title, onCheckWithout }: AnswerProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { days, faults, repaired, trip, refusal } = check;
  const toggle = (id: string) =>
    setLeftOut((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  return (
    <>
      <section className={styles.part} aria-labelledby="read-title">
        <h2 id="read-title" ref={title} tabIndex={-1} className={styles.title}>
          {planChecks.readTitle}
        </h2>
        {days.length > 0 && (
          <>
            <TripLine trip={trip} />
            <p className={styles.hint}>{planChecks.readHint}</p>
            <ReadDays
              days={days}
              isDated={trip.departureDate.origin !== 'assumed'}
              leftOut={leftOut}
              onToggle={toggle}
            />
            <p className={styles.again} role="status">
              {leftOut.size > 0 && (
                <Button busy={busy} onClick={() => onCheckWithout([...leftOut])}>
                  {planChecks.checkAgain({ count: leftOut.size })}
                </Button>
              )}
            </p>
          </>
        )}
        {days.length === 0 && <FaultsList faults={faults} />}
      </section>
      {days.length > 0 && (
        <>
          <section className={styles.part} aria-labelledby="faults-title">
            <h2 id="faults-title" className={styles.title}>
              {planChecks.faultsTitle}
            </h2>
            <FaultsList faults={faults} />
          </section>
          <section className={styles.part} aria-labelledby="repaired-title">
            <h2 id="repaired-title" className={styles.title}>
              {refusal ? planChecks.refusedTitle : planChecks.repairedTitle}
            </h2>
            <RepairedPlan check={check}>
              {repaired && (
                <div className={styles.facts}>
                  <p>
                    <Passage text={wordStays(repaired.itinerary)} />
                  </p>
                  <TripPrice itinerary={repaired.itinerary} />
                </div>
              )}
            </RepairedPlan>
          </section>
        </>
      )}
    </>
  );
}

const FIELDS = ['from', 'departureDate', 'travellers'] as const;

/** Says for which trip the plan was checked, and what of it was not in the text. */
function TripLine({ trip }: { trip: PlanCheck['trip'] }) {
  const { from, departureDate, travellers } = trip;
  const line = planChecks.trip({
    from: from.value,
    day: dates.day(departureDate.value),
    count: travellers.value,
  });
  return (
    <>
      <p>
        <Passage text={line} />
      </p>
      {FIELDS.filter((field) => trip[field].origin === 'assumed').map((field) => (
        <p key={field} className={styles.hint}>
          {planChecks.assumed[field]}
        </p>
      ))}
    </>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: planChecks.pageTitle,
      description: planChecks.pageDescription,
      path: '/check-a-plan',
      inAllLanguages: true,
    }),

  Screen: CheckAPlan,
};
