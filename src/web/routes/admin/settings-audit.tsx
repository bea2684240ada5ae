import { type MetaDescriptor, redirect } from 'react-router';
import { whenSignedIn } from '../../admin-api.ts';
import { AuditScreen } from '../../features/audit-admin/audit-screen.client.tsx';
import { type AuditData, loadAudit } from '../../features/audit-admin/load-audit.ts';
import { lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/settings-audit';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Audit log');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<AuditData | null> =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const data = await loadAudit(address.searchParams, request.signal);
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

export default function Audit({ loaderData }: Route.ComponentProps) {
  return loaderData && <AuditScreen {...loaderData} />;
}
