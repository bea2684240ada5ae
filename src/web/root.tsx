import { type ReactNode, useLayoutEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { announceEarlyInput } from './browser/early-input.ts';
import { useLanguage } from './navigation/language.ts';
import { PageDocument } from './rendering/page-document.tsx';
import { OfficeNavigation } from './routes/office/office-navigation.tsx';
import { ErrorPage } from './ui/error-page.tsx';

/** The document of the back office. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <PageDocument
      language={useLanguage()}
      head={
        <>
          <Meta />
          <Links />
        </>
      }
    >
      <OfficeNavigation>{children}</OfficeNavigation>
      <ScrollRestoration />
      <Scripts />
    </PageDocument>
  );
}

export default function Root() {
  useLayoutEffect(announceEarlyInput, []);
  return <Outlet />;
}

/** Shows an error page when a screen fails; the last resort. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
