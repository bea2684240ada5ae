import type { Failed } from '../../api/load-failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageProblem } from '../../ui/page-problem.tsx';

/** Shows that the post does not exist, or no longer. */
export const PostNotFound = () => (
  <PageProblem title="No such post" tone="problem" message="Blog not found">
    <BackToBlogs />
  </PageProblem>
);

/** Shows that the post could not be loaded. */
export const PostFailed = ({ message, requestId, onRetry }: Failed & { onRetry: () => void }) => (
  <PageProblem title="This post cannot be shown" tone="problem" message={message} requestId={requestId}>
    <BackToBlogs />
    <Button onClick={onRetry}>Try Again</Button>
  </PageProblem>
);

const BackToBlogs = () => (
  <ButtonLink look="action" to="/blog">
    Back to Blogs
  </ButtonLink>
);
