import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { AuditScreen } from '../../office/audit/audit-screen.client.tsx';
import { loadAudit } from '../../office/audit/load-audit.ts';
import type { Route } from './+types/settings-audit';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.audit)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadAudit);

export default function Audit({ loaderData }: Route.ComponentProps) {
  return loaderData && <AuditScreen {...loaderData} />;
}
