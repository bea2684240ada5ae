import { type MetaDescriptor, redirect } from 'react-router';
import { mayActAs } from '../../../core/admins/roles.ts';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import { orNull } from '../../office/api/or-null.ts';
import { BackupsScreen } from '../../office/backups/backups-screen.client.tsx';
import type { Route } from './+types/settings-backups';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Backups');
}

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    if (!mayActAs(readAdmin()?.role ?? '', 'super_admin')) throw redirect('/admin/settings/security');
    return { listed: await orNull('The backups', adminApi('GET /api/admin/backups', { signal }), signal) };
  });

export default function Backups({ loaderData }: Route.ComponentProps) {
  return loaderData && <BackupsScreen listed={loaderData.listed} />;
}
