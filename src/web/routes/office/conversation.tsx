import { conversations } from '../../../words/en/office/conversations.ts';
import { adminApi, whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import { ConversationScreen } from '../../office/conversations/conversation-screen.client.tsx';
import type { Route } from './+types/conversation';
import { useAdminScreen } from './admin-screen.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(conversations.title)(page);

export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    try {
      const { conversation } = await adminApi('GET /api/admin/conversations/{id}', { params: { id }, signal });
      return { conversation, failure: '' };
    } catch (error) {
      return { conversation: null, failure: wordsOf(error, '') };
    }
  });

export default function ConversationPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { refreshNotifications } = useAdminScreen();
  return loaderData && <ConversationScreen key={id} {...loaderData} onChanged={refreshNotifications} />;
}
