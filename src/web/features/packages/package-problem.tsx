import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './package-problem.module.css';

/** There is no such package, or no longer. */
export function PackageNotFound() {
  return (
    <div className={`page ${styles.problem}`}>
      <h1 className={styles.title}>No such trip</h1>
      <Notice tone="info">Package not found</Notice>
      <BackToPackages />
    </div>
  );
}

/** The package could not be had. */
export function PackageFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={`page ${styles.problem}`}>
      <h1 className={styles.title}>This package cannot be shown</h1>
      <Notice tone="problem">{message}</Notice>
      <div className={styles.acts}>
        <BackToPackages />
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </div>
  );
}

const BackToPackages = () => (
  <ButtonLink look="action" to="/packages">
    Back to Packages
  </ButtonLink>
);
