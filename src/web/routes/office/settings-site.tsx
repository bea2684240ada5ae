import { useRevalidator } from 'react-router';
import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { SiteScreen } from '../../office/settings/site-screen.client.tsx';
import { ListUnread } from '../../office/ui/list-unread.tsx';
import type { Route } from './+types/settings-site';
import { readSettings } from './read-settings.ts';
import { sectionMeta } from './section-meta.ts';
import { forgetSiteNames } from './site-names.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.siteTitle)(page);

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
