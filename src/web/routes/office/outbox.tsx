import type { MetaDescriptor } from 'react-router';
import { loadOutbox } from '../../office/messages/load-outbox.ts';
import { OutboxScreen } from '../../office/messages/outbox-screen.client.tsx';
import type { Route } from './+types/outbox';
import { loadList } from './load-list.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Outbox');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadOutbox);

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return loaderData && <OutboxScreen {...loaderData} />;
}
