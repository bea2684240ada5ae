import { type MetaDescriptor, redirect } from 'react-router';
import { whenSignedIn } from '../../admin-api.ts';
import { loadOutbox, type OutboxData } from '../../features/message-admin/load-outbox.ts';
import { OutboxScreen } from '../../features/message-admin/outbox-screen.client.tsx';
import { lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/outbox';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Outbox');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<OutboxData | null> =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const data = await loadOutbox(address.searchParams, request.signal);
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return loaderData && <OutboxScreen {...loaderData} />;
}
