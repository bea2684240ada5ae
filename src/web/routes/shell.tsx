import { Outlet, useNavigation } from 'react-router';
import { apiContext } from '../api/browser-api.ts';
import { AccountMenu, DrawerAccount } from '../site/accounts/account-menu.tsx';
import { LoginDialog } from '../site/accounts/login-dialog.tsx';
import { useSession } from '../site/accounts/session.tsx';
import { ActivityReporter } from '../site/activities/activity-reporter.tsx';
import { SiteFooter } from '../site/frame/footer.tsx';
import { SiteHeader } from '../site/frame/header.tsx';
import { SiteContext } from '../site/frame/site-context.ts';
import { LeadPopup } from '../site/leads/lead-popup.tsx';
import { SkyLights } from '../ui/sky-lights.tsx';
import { SmoothAnchors } from '../ui/smooth-anchors.tsx';
import type { Route } from './+types/shell';
import styles from './shell.module.css';

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  site: await context.get(apiContext)('GET /api/site'),
  /** The site's origin, for canonical links and sharing cards. */
  origin: url.origin,
});

/** The site's own data does not change during a visit. */
export const shouldRevalidate = () => false;

/** Frames every public page with header, footer and the sky's lights. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const { user, known } = useSession();
  const { site } = loaderData;
  const onSale = site.upToPercentOff > 0 ? [`Up to ${site.upToPercentOff}% OFF`] : [];
  const chips = [...new Set([...onSale, ...site.offers.flatMap((offer) => offer.chips)])];
  return (
    <SiteContext value={site}>
      <LeadPopup signedOut={known && !user} chips={chips} smsConfirmation={site.smsConfirmation}>
        <a className={styles.skip} href="#content">
          Skip to the content
        </a>
        <SkyLights />
        {navigation.state === 'loading' && (
          <div className={styles.progress} role="progressbar" aria-label="Loading the page" />
        )}
        <SiteHeader account={<AccountMenu />} drawerAccount={(close) => <DrawerAccount onDone={close} />} />
        <div id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </div>
        <SiteFooter />
        <LoginDialog />
        <SmoothAnchors />
        <ActivityReporter tracksVisits={site.tracksVisits} />
      </LeadPopup>
    </SiteContext>
  );
}
