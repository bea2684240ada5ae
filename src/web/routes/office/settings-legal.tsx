import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { LegalList } from '../../office/legal/legal-list.client.tsx';
import { loadLegalPages } from '../../office/legal/load-legal.ts';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings-legal';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.legal)(page);

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLegalPages(signal);

export default function LegalPages({ loaderData: { loaded, failure } }: Route.ComponentProps) {
  if (failure) return <ListUnread>{failure}</ListUnread>;
  return loaded && <LegalList pages={loaded} />;
}
