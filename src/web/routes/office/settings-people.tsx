import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { PeopleScreen } from '../../office/people/people-screen.client.tsx';
import type { Route } from './+types/settings-people';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.people)(page);

export default function People() {
  return <PeopleScreen />;
}
