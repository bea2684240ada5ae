import { type MetaDescriptor, redirect } from 'react-router';
import { mayActAs } from '../../../core/admins/roles.ts';
import { AdminsScreen } from '../../office/admins/admins-screen.client.tsx';
import { adminApi, whenSignedIn } from '../../office/api/admin-api.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import { orNull } from '../../office/api/or-null.ts';
import type { Route } from './+types/settings-admins';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Admins');
}

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const admin = readAdmin();
    if (!mayActAs(admin?.role ?? '', 'super_admin')) throw redirect('/admin/settings/security');
    const answer = await orNull('The admins', adminApi('GET /api/admin/admins', { signal }), signal);
    return { admin, admins: answer?.admins ?? null };
  });

export default function Admins({ loaderData }: Route.ComponentProps) {
  return loaderData?.admin && <AdminsScreen admin={loaderData.admin} admins={loaderData.admins} />;
}
