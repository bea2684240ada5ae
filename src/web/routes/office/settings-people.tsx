import { type MetaDescriptor, redirect } from 'react-router';
import { mayActAs } from '../../../core/admins/roles.ts';
import { readAdmin } from '../../office/api/admin-session.ts';
import { PeopleScreen } from '../../office/people/people-screen.client.tsx';
import type { Route } from './+types/settings-people';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'People');
}

export function clientLoader() {
  if (!mayActAs(readAdmin()?.role ?? 'admin', 'admin')) throw redirect('/admin/settings/security');
  return null;
}

export default function People() {
  return <PeopleScreen />;
}
