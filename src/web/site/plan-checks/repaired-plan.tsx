import type { ReactNode } from 'react';
import type { PlanCheck } from '../../../contracts/plan-checks.ts';
import { planChecks } from '../../../words/en/site/plan-checks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './repaired-plan.module.css';

type Repaired = NonNullable<PlanCheck['repaired']>;

interface RepairedPlanProps {
  check: PlanCheck;
  /** The price and the nights of the itinerary, as its own noun shows them. */
  children: ReactNode;
}

/** Shows the plan that can be travelled, or which rule stands in its way. */
export function RepairedPlan({ check: { repaired, refusal }, children }: RepairedPlanProps) {
  if (refusal) {
    return (
      <Notice tone="problem">
        <Passage text={refusal.message} isProse />
      </Notice>
    );
  }
  if (!repaired) return <p>{planChecks.notRepaired}</p>;
  const { itinerary, kept, changes } = repaired;
  const all = kept + changes.filter(({ to }) => to === undefined).length;
  return (
    <article className={styles.card} aria-labelledby="repaired-itinerary">
      <h3 id="repaired-itinerary" className={styles.title}>
        <Passage text={itinerary.title} />
      </h3>
      <p>{planChecks.repairedLead({ kept, all })}</p>
      {children}
      {changes.length > 0 && <Changes changes={changes} />}
      <ButtonLink look="action" to={`/itinerary/${itinerary.slug}`} className={styles.open ?? ''}>
        {planChecks.open}
      </ButtonLink>
    </article>
  );
}

function Changes({ changes }: { changes: Repaired['changes'] }) {
  return (
    <details className={styles.changes}>
      <summary className={styles.summary}>
        {planChecks.changes} ({changes.length})
      </summary>
      <ul>
        {changes.map(({ id, name, from, to }) => (
          <li key={id}>
            <Passage
              text={to === undefined ? planChecks.dropped({ name, from }) : planChecks.moved({ name, from, to })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
