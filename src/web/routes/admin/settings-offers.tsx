import type { MetaDescriptor } from 'react-router';
import type { Route } from './+types/settings-offers';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Settings');
}

export default function Settings() {
  return null;
}
