import { useSearchParams } from 'react-router';
import { readAdmin } from '../../office/api/admin-session.ts';
import { NoAccess } from '../../office/frame/no-access.client.tsx';
import { placeAt } from './may-open.ts';
import { sectionMeta } from './section-meta.ts';

export const meta = sectionMeta('No access');

/** Replaces a section that the role may not open. */
export default function NoAccessRoute() {
  const [query] = useSearchParams();
  const admin = readAdmin();
  return admin && <NoAccess role={admin.role} title={placeAt(query.get('at') ?? '')?.title ?? 'This page'} />;
}
