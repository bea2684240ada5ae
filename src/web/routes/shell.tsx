import type { ReactNode } from 'react';
import type { ApiCall } from '../../contracts/client.ts';
import type { Site } from '../../contracts/site.ts';
import type { Language } from '../../core/languages.ts';
import { frame } from '../../words/en/site/frame.ts';
import { asked } from '../api/asked-language.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { AccountMenu, DrawerAccount } from '../site/accounts/account-menu.tsx';
import { LazyAccountNotice } from '../site/accounts/lazy-account-notice.tsx';
import { LazyLoginDialog } from '../site/accounts/lazy-login-dialog.tsx';
import { useSession } from '../site/accounts/session.tsx';
import { ActivityReporter } from '../site/activities/activity-reporter.tsx';
import { SiteFooter } from '../site/frame/footer.tsx';
import { SiteHeader } from '../site/frame/header.tsx';
import { LanguageOffer } from '../site/frame/language-offer.tsx';
import { SiteContext } from '../site/frame/site-context.ts';
import { LeadPopup } from '../site/leads/lead-popup.tsx';
import { LegalContext } from '../ui/legal-links.tsx';
import { SkyLights } from '../ui/sky-lights.tsx';
import { SmoothAnchors } from '../ui/smooth-anchors.tsx';
import styles from './shell.module.css';

/** What every page shows; it does not change during a visit. */
export interface ShellData {
  readonly site: Site;
  /** The site's origin, for canonical links and sharing cards. */
  readonly origin: string;
}

export const loadShell = async (api: ApiCall, url: URL, language: Language): Promise<ShellData> => ({
  site: await api('GET /api/site', { query: asked(language) }),
  origin: url.origin,
});

/** Frames every public page with header, footer and the sky's lights. */
export function Shell({ site, children }: ShellData & { children: ReactNode }) {
  const { coming } = useNavigation();
  const { user, known } = useSession();
  const onSale = site.upToPercentOff > 0 ? [frame.upToOff({ percent: site.upToPercentOff })] : [];
  const chips = [...new Set([...onSale, ...site.offers.flatMap((offer) => offer.chips)])];
  return (
    <SiteContext value={site}>
      <LegalContext value={site.legal}>
        <LeadPopup signedOut={known && !user} chips={chips} smsConfirmation={site.smsConfirmation}>
          <a className={styles.skip} href="#content">
            {frame.skip}
          </a>
          <SkyLights />
          {coming && <div className={styles.progress} role="progressbar" aria-label={frame.loadingPage} />}
          <SiteHeader account={<AccountMenu />} drawerAccount={(close) => <DrawerAccount onDone={close} />} />
          <div id="content" tabIndex={-1} className={styles.content}>
            {children}
          </div>
          <SiteFooter />
          <LanguageOffer />
          <LazyLoginDialog agency={site} />
          {user && <LazyAccountNotice key={user._id} />}
          <SmoothAnchors />
          <ActivityReporter tracksVisits={site.tracksVisits} />
        </LeadPopup>
      </LegalContext>
    </SiteContext>
  );
}
