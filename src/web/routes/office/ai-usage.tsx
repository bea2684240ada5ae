import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { loadUsage, type UsageData } from '../../office/ai-usage/load-usage.ts';
import { UsageScreen } from '../../office/ai-usage/usage-screen.client.tsx';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import type { Route } from './+types/ai-usage';
import { unlessOnlyOpening } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(aiUsage.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<UsageData | null> =>
  whenSignedIn(() => loadUsage(new URL(request.url).searchParams, request.signal));

export const shouldRevalidate = unlessOnlyOpening;

export default function AiUsage({ loaderData }: Route.ComponentProps) {
  return loaderData && <UsageScreen {...loaderData} />;
}
