import './ui/fonts.css';
import './ui/fallback-fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { announceEarlyInput } from './browser/early-input.ts';
import { NonceContext } from './rendering/nonce.ts';
import { SessionProvider } from './site/accounts/session.tsx';
import { ErrorPage } from './ui/error-page.tsx';
import hindUrl from './ui/fonts/hind-basic-400.woff2?url';
import rozhaUrl from './ui/fonts/rozha-one-basic-400.woff2?url';
import { themeScript } from './ui/theme.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: rozhaUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: hindUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12123a" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useLayoutEffect(announceEarlyInput, []);
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}

/** Shows an error page when a screen fails; the last resort. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} />;
}
