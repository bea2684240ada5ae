import type { Failed } from '../../api/load-failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageProblem } from '../../ui/page-problem.tsx';

/** Shows that the package does not exist, or no longer. */
export const PackageNotFound = () => (
  <PageProblem title="We can’t find this package" tone="info" message="Package not found">
    <BackToPackages />
  </PageProblem>
);

/** Shows that the package could not be loaded. */
export const PackageFailed = ({ message, requestId, onRetry }: Failed & { onRetry: () => void }) => (
  <PageProblem title="This package cannot be shown" tone="problem" message={message} requestId={requestId}>
    <BackToPackages />
    <Button onClick={onRetry}>Try Again</Button>
  </PageProblem>
);

const BackToPackages = () => (
  <ButtonLink look="action" to="/packages">
    Back to Packages
  </ButtonLink>
);
