import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { loadWording } from '../../office/messages/load-wording.ts';
import { WordingScreen } from '../../office/messages/wording-screen.client.tsx';
import type { Route } from './+types/settings-messages';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.messages)(page);

export const clientLoader = ({ request: { url, signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(() => loadWording(new URL(url).searchParams, signal));

export default function Messages({ loaderData }: Route.ComponentProps) {
  return loaderData && <WordingScreen {...loaderData} />;
}
