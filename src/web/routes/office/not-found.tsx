import { data } from 'react-router';
import { controls } from '../../../words/en/ui/controls.ts';
import { ErrorPage } from '../../ui/error-page.tsx';

export const loader = () => {
  throw data(null, { status: 404 });
};

export const meta = () => [{ title: controls.notFoundTitle }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = () => <ErrorPage status={404} />;

export default function NotFound() {
  return null;
}
