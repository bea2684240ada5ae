import { ApiError } from '../../../contracts/client.ts';
import { polls } from '../../../words/en/site/polls.ts';

/** Words a failed act: the server's reason, or that there is no connection. */
export function wordFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return polls.failed;
  return error.status === 0 ? polls.offline : error.message || polls.failed;
}
