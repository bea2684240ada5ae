import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { orNull } from '../../office/api/or-null.ts';
import { SendingScreen } from '../../office/messages/sending-screen.client.tsx';
import type { Route } from './+types/settings-sending';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.sending)(page);

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const reading = adminApi('GET /api/admin/message-providers', { signal });
    return { providers: (await orNull('The message providers', reading, signal))?.providers ?? null };
  });

export default function Sending({ loaderData }: Route.ComponentProps) {
  return loaderData && <SendingScreen {...loaderData} />;
}
