import { frame } from '../../../words/en/office/frame.ts';
import { adminApi, whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import { CustomerScreen } from '../../office/customers/customer-screen.client.tsx';
import type { Route } from './+types/customer';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(frame.sections.customers)(page);

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    try {
      const { customer } = await adminApi('GET /api/admin/customers/{id}', { params: { id }, signal: request.signal });
      return { customer, failure: '' };
    } catch (error) {
      return { customer: null, failure: wordsOf(error, '') };
    }
  });

export default function Customer({ loaderData, params: { id } }: Route.ComponentProps) {
  return loaderData && <CustomerScreen key={id} {...loaderData} />;
}
