import { outbox } from '../../../words/en/office/outbox.ts';
import { loadOutbox } from '../../office/messages/load-outbox.ts';
import { OutboxScreen } from '../../office/messages/outbox-screen.client.tsx';
import type { Route } from './+types/outbox';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(outbox.title)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadOutbox);

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return loaderData && <OutboxScreen {...loaderData} />;
}
