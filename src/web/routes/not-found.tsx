import { data } from 'react-router';
import { ErrorPage } from '../ui/error-page.tsx';

export const loader = () => {
  throw data(null, { status: 404 });
};

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];

/** Keeps the header and footer around a missing page. */
export function ErrorBoundary() {
  return <ErrorPage status={404} />;
}

export default function NotFound() {
  return null;
}
