import type { PlanCheck } from '../../../contracts/plan-checks.ts';
import { planChecks } from '../../../words/en/site/plan-checks.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './faults-list.module.css';

type Fault = PlanCheck['faults'][number];

/** Worth knowing, and no reason to change the plan. */
const ADVICE: ReadonlySet<Fault['code']> = new Set(['permit', 'bad-season', 'unplanned']);

/** Lists what is wrong with a plan, the gravest first. */
export function FaultsList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) {
    return (
      <p className={styles.none}>
        <CheckIcon />
        {planChecks.noFaults}
      </p>
    );
  }
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.day} ${fault.text}`} data-advice={ADVICE.has(fault.code) || undefined}>
          {ADVICE.has(fault.code) ? <InfoIcon /> : <WarningIcon />}
          <span>
            {fault.day !== undefined && (
              <strong className={styles.day}>{planChecks.day({ number: fault.day })} </strong>
            )}
            <Passage text={fault.text} isProse />
          </span>
        </li>
      ))}
    </ul>
  );
}
