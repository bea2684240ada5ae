import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LockIcon, RefreshIcon } from '../../ui/trip-icons.tsx';
import styles from './details-panel.module.css';

/** Replaces the day plan for signed-out readers: its content in brief, and how to get it. */
export function LoginRequired({ onSignIn }: { onSignIn: () => void }) {
  return (
    <LoginPanel>
      <Button look="action" onClick={onSignIn}>
        Sign in to see the plan
      </Button>
    </LoginPanel>
  );
}

/** The same without a script: says how to continue. */
export function LoginWithoutScript() {
  return (
    <LoginPanel>
      <p>Signing in needs JavaScript. Turn it on and reload this page, or call us and we will send you the plan.</p>
    </LoginPanel>
  );
}

function LoginPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.login}>
      <span className={styles.lock}>
        <LockIcon size={28} />
      </span>
      <h3 className={styles.title}>The plan opens with a free account</h3>
      <p>
        Every hour of every day, travel between stops, meals and entry fees, a map for each day, and the price line by
        line. All you need is a name, a phone number and a password.
      </p>
      {children}
    </div>
  );
}

/** Shows a skeleton of the plan and the present step while it is loaded or written. */
export function DetailsLoading({ step }: { step: string }) {
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.step}>
        {step && (
          <>
            <span className={styles.spinner} aria-hidden="true" />
            {step}
          </>
        )}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className={styles.row}>
            <i />
            <b />
            <span>
              <i />
              <i />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shows why there is no plan, and the two ways to continue. */
export function DetailsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="problem">{message}</Notice>
      <div className={styles.ways}>
        <Button look="action" onClick={onRetry}>
          <RefreshIcon />
          Retry Generation
        </Button>
        <ButtonLink to="/search-results">Back to Search</ButtonLink>
      </div>
    </div>
  );
}
