import { reviews } from '../../../words/en/office/reviews.ts';
import { loadReviews } from '../../office/reviews/load-reviews.ts';
import { ReviewsScreen } from '../../office/reviews/reviews-screen.client.tsx';
import type { Route } from './+types/reviews';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(reviews.title)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadReviews);

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return loaderData && <ReviewsScreen {...loaderData} />;
}
