import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadUsage, type UsageData } from '../../office/ai-usage/load-usage.ts';
import { UsageScreen } from '../../office/ai-usage/usage-screen.client.tsx';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { isOnlyOpening } from '../../office/ui/list-address.ts';
import type { Route } from './+types/ai-usage';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'AI Usage');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<UsageData | null> =>
  whenSignedIn(() => loadUsage(new URL(request.url).searchParams, request.signal));

/** Skips the reload when only a request is opened or closed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function AiUsage({ loaderData }: Route.ComponentProps) {
  return loaderData && <UsageScreen {...loaderData} />;
}
