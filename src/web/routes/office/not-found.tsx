import { data } from 'react-router';
import { ErrorPage } from '../../ui/error-page.tsx';

export const loader = () => {
  throw data(null, { status: 404 });
};

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = () => <ErrorPage status={404} />;

export default function NotFound() {
  return null;
}
