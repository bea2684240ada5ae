import type { RefusedCall } from '../../http/endpoints.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { NotedEvent } from './noted-entries.ts';

const ACTIONS: Readonly<Record<RefusedCall['reason'], string>> = {
  role: 'access.refused-to-role',
  traveller: 'access.refused-to-traveller',
  token: 'access.refused-to-token',
};

/** Returns a refused call for the audit log: by its route, never by its address, which may hold ids and phones. */
export function describeRefusal({ request, reason, admin }: RefusedCall): Omit<NotedEvent, 'kind' | 'isRight'> {
  const { network, requestId } = readVisitor(request);
  return {
    action: ACTIONS[reason],
    subject: `${request.method} ${request.routeOptions.url ?? ''}`,
    network,
    requestId,
    ...(admin && { admin: { adminId: admin.adminId, username: admin.username } }),
  };
}
