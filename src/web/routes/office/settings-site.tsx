import { useRevalidator } from 'react-router';
import { SITE_TEXTS } from '../../../core/translations/translation-options.ts';
import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import { orNull } from '../../office/api/or-null.ts';
import { SiteScreen } from '../../office/settings/site-screen.client.tsx';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings-site';
import { readSettings } from './read-settings.ts';
import { sectionMeta } from './section-meta.ts';
import { forgetSiteNames } from './site-names.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.siteTitle)(page);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const settings = await readSettings();
  if (!settings.stored) return { ...settings, translations: null };
  const params = { kind: 'site', id: SITE_TEXTS } as const;
  const reading = adminApi('GET /api/admin/translations/{kind}/{id}', { params, signal });
  const answer = await orNull('Translations', reading, signal);
  return { ...settings, translations: answer?.translations ?? null };
}

export default function SiteSettings({ loaderData: { stored, failure, translations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (failure) return <ListUnread>{failure}</ListUnread>;
  const onSaved = () => {
    forgetSiteNames();
    void revalidate();
  };
  return stored && <SiteScreen stored={stored} translations={translations} onSaved={onSaved} />;
}
