import { useEffect, useState } from 'react';
import { debug } from '../../../words/en/site/debug.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { CHECKED_CALLS, type CheckResult, checkCall, HEALTH_CALL, indentJson } from './check-call.ts';
import styles from './debug-screen.module.css';

/** What may be shown: nothing known yet, the public health call, or everything. */
export type DebugView = 'unknown' | 'health' | 'all';

type Run = { readonly isRunning: boolean; readonly results: readonly CheckResult[] };
const IDLE: Run = { isRunning: false, results: [] };

const callsOf = (view: DebugView) => (view === 'all' ? CHECKED_CALLS : [HEALTH_CALL]);

/** Runs the calls of a view once it is known, and again on request. */
function useRun(view: DebugView) {
  const [run, setRun] = useState(IDLE);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn is a new run.
  useEffect(() => {
    if (view === 'unknown') return;
    let wanted = true;
    setRun({ isRunning: true, results: [] });
    void Promise.all(callsOf(view).map((call) => checkCall(call, fetch))).then((results) => {
      if (wanted) setRun({ isRunning: false, results });
    });
    return () => {
      wanted = false;
    };
  }, [view, turn]);
  return { ...run, again: () => setTurn((last) => last + 1) };
}

/** Shows whether the site's own calls work from this browser. */
export function DebugScreen({ view }: { view: DebugView }) {
  const { isRunning, results, again } = useRun(view);
  const working = results.filter(({ works }) => works).length;
  return (
    <>
      {view === 'all' && <Surroundings />}
      <div className={styles.bar}>
        <Button look="action" busy={isRunning} disabled={view === 'unknown'} onClick={again}>
          {debug.run}
        </Button>
        <p role="status" className={styles.sum}>
          {isRunning && debug.running}
          {results.length > 0 && debug.working({ working, all: results.length })}
        </p>
      </div>
      <ul className={styles.calls}>
        {callsOf(view).map((call, index) => (
          <Call key={call.key} name={debug.calls[call.name]} address={call.key} result={results[index]} />
        ))}
      </ul>
    </>
  );
}

/** Shows hostname, API address and user agent. Rendered in the browser alone: only there is everything shown. */
function Surroundings() {
  return (
    <dl className={styles.facts}>
      <Fact name={debug.hostname}>{location.hostname}</Fact>
      <Fact name={debug.apiAddress}>{`${location.origin}/api`}</Fact>
      <Fact name={debug.userAgent}>{navigator.userAgent}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Call({ name, address, result }: { name: string; address: string; result: CheckResult | undefined }) {
  return (
    <li className={styles.call}>
      <div className={styles.callHead}>
        <h2 className={styles.callName}>{name}</h2>
        {result && <Badge works={result.works} />}
      </div>
      <p className={styles.address}>{address}</p>
      {result && (
        <dl className={styles.facts}>
          <Fact name={debug.status}>{result.status === null ? debug.noAnswer : String(result.status)}</Fact>
          <Fact name={debug.error}>{result.error || debug.noError}</Fact>
          <div>
            <dt>{debug.rawAnswer}</dt>
            <dd>
              <pre className={styles.raw}>{indentJson(result.raw) || debug.emptyAnswer}</pre>
            </dd>
          </div>
        </dl>
      )}
    </li>
  );
}

const Badge = ({ works }: { works: boolean }) => (
  <span className={styles.badge} data-works={works}>
    {works ? <CheckIcon size={16} /> : <WarningIcon size={16} />}
    {works ? debug.works : debug.failed}
  </span>
);
