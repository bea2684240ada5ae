import { useRevalidator } from 'react-router';
import { SiteScreen } from '../../office/settings/site-screen.client.tsx';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings-site';
import { readSettings } from './read-settings.ts';
import { sectionMeta } from './section-meta.ts';
import { forgetSiteNames } from './site-names.ts';

export const meta = sectionMeta('Site settings');

export const clientLoader = readSettings;

export default function SiteSettings({ loaderData: { stored, failure } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (failure) return <ListUnread>{failure}</ListUnread>;
  const onSaved = () => {
    forgetSiteNames();
    void revalidate();
  };
  return stored && <SiteScreen stored={stored} onSaved={onSaved} />;
}
