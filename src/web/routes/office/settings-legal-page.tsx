import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { LegalEditor } from '../../office/legal/legal-editor.client.tsx';
import { loadLegalPage } from '../../office/legal/load-legal.ts';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings-legal-page';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.legal)(page);

export const clientLoader = ({ params, request: { signal } }: Route.ClientLoaderArgs) =>
  loadLegalPage(params.name, signal);

/** Typed text stays across reloads of the data beneath it; another page gets another form. */
export default function LegalPage({ loaderData: { loaded, failure } }: Route.ComponentProps) {
  if (failure) return <ListUnread>{failure}</ListUnread>;
  return loaded && <LegalEditor key={loaded.name} stored={loaded} />;
}
