import type { ReactNode } from 'react';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LockIcon, RefreshIcon } from '../../ui/trip-icons.tsx';
import styles from './details-panel.module.css';

/** Replaces the day plan for signed-out readers: its content in brief, and how to get it. */
export function LoginRequired({ onSignIn }: { onSignIn: () => void }) {
  return (
    <LoginPanel>
      <Button look="action" onClick={onSignIn}>
        {texts.signIn}
      </Button>
    </LoginPanel>
  );
}

/** The same without a script: says how to continue. */
export function LoginWithoutScript() {
  return (
    <LoginPanel>
      <p>{texts.needsScript}</p>
    </LoginPanel>
  );
}

function LoginPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.login}>
      <span className={styles.lock}>
        <LockIcon size={28} />
      </span>
      <h3 className={styles.title}>{texts.signInTitle}</h3>
      <p>{texts.signInLead}</p>
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
          {texts.retry}
        </Button>
        <ButtonLink to="/search-results">{texts.backToSearch}</ButtonLink>
      </div>
    </div>
  );
}
