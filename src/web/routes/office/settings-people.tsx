import { PeopleScreen } from '../../office/people/people-screen.client.tsx';
import { sectionMeta } from './section-meta.ts';

export const meta = sectionMeta('People');

export default function People() {
  return <PeopleScreen />;
}
