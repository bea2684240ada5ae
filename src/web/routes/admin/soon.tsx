import { type MetaDescriptor, useLocation } from 'react-router';
import { SectionToCome } from '../../features/admin-shell/section-to-come.client.tsx';
import { type Section, sectionAt } from '../../features/admin-shell/sections.ts';
import type { Route } from './+types/soon';
import { describeSection } from './section-meta.ts';

/** What will stand in the sections that are not built yet. */
const TO_COME: Readonly<Partial<Record<Section['title'], { text: string; parts: readonly string[] }>>> = {
  'AI Usage': {
    text: 'How often itineraries are asked for, how long they take and what they cost.',
    parts: [
      'Requests, successes, errors, average response time, tokens and cost for the last 24 hours, 7, 30 or 90 days',
      'The same for each call, and what happened last',
      'Every single request in detail',
    ],
  },
  Dashboard: {
    text: 'The last seven days at a glance.',
    parts: [
      'Totals of searches, requests, views, leads and bookings, beside those of the week before',
      'The state of the database, the planner and the messages',
      'What is due today',
    ],
  },
  Settings: {
    text: 'How the site works, and who may work on it.',
    parts: [
      'Your password and two-factor sign-in',
      'Limits, session time and what is recorded',
      'Brand, contact details and offers',
    ],
  },
};

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, sectionAt(location.pathname).title);
}

/** A section that is not built yet says what will be there, and what works today. */
export default function Soon() {
  const { title } = sectionAt(useLocation().pathname);
  return <SectionToCome {...(TO_COME[title] ?? { text: '', parts: [] })} />;
}
