import { lazy, useState } from 'react';
import type { PackageCard, TravelPackage } from '../../contracts/packages.ts';
import { packagePage } from '../../words/en/site/package-page.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { readyOf } from '../api/load-failure.ts';
import { useLocation } from '../navigation/navigation.ts';
import { useSession } from '../site/accounts/session.tsx';
import { packageItem } from '../site/bookings/bookable-items.ts';
import { LazyBookingDialog, loadBookingDialog } from '../site/bookings/lazy-booking-dialog.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { loadPackage, type PackageResult } from '../site/packages/load-packages.ts';
import { listPackageData, sharingPicture } from '../site/packages/package-data.ts';
import { PackagePage, PackageSkeleton } from '../site/packages/package-page.tsx';
import { packagePath } from '../site/packages/package-words.ts';
import { RelatedPackages } from '../site/packages/related-packages.tsx';
import { PackageReviews } from '../site/reviews/package-reviews.tsx';
import type { HeadArgs, HeadEntry, Page, Refused, ScreenProps } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { phoneLink } from '../ui/contact-links.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ShareIcon } from '../ui/shop-icons.tsx';
import { useArriving } from '../ui/use-arriving.ts';
import { loadersOf, type OneOfMany, type ProblemWords, RefusedPage, readHanded, UnreadyPage } from './by-slug.tsx';
import { fitTitle } from './meta-words.ts';
import styles from './package.module.css';
import { describePage } from './page-meta.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('../site/sharing/share-dialog.tsx')).ShareDialog,
}));

type PackageData = OneOfMany<PackageResult>;

const PACKAGES = { load: loadPackage, pathOf: packagePath };

const problemWords = (): ProblemWords => ({
  missing: { title: packagePage.missingTitle, tone: 'info', message: packagePage.missing },
  failed: { title: packagePage.failedTitle, message: packagePage.notLoaded },
  back: (
    <ButtonLink look="action" to="/packages">
      {packagePage.back}
    </ButtonLink>
  ),
});

const handedPackage = (state: unknown, slug: string) => readHanded<PackageCard>(state, 'package', slug);

function describe({
  site,
  location,
  params: { slug = '' },
  data: { result, address },
}: HeadArgs<PackageData>): HeadEntry[] {
  const path = packagePath(slug);
  const ready = readyOf(result);
  if (!ready) {
    const card = handedPackage(location.state, slug);
    return describePage(site, { title: card?.title ?? packagePage.untitled, description: '', path });
  }
  const { package: trip } = ready;
  return [
    ...describePage(site, {
      title: trip.metaTitle || trip.title,
      description: trip.metaDescription || trip.shortDescription,
      path,
      languages: trip.languages,
      image: sharingPicture(trip),
    }),
    { structuredData: listPackageData(trip, ready.reviews.reviews, address) },
  ];
}

function PackageScreen({ params: { slug = '' }, data }: ScreenProps<PackageData>) {
  // Another package is another visit: the key discards all state of the previous one.
  return (
    <main className={styles.screen}>
      <PackageVisit key={slug} slug={slug} {...data} />
    </main>
  );
}

function PackageVisit({ slug, result, address }: PackageData & { slug: string }) {
  const { latest } = useArriving(result);
  const { state } = useLocation();
  const site = useSite();
  if (latest && latest.kind !== 'ready')
    return <UnreadyPage result={latest} words={problemWords()} pathOf={packagePath} />;
  const trip = latest?.package ?? handedPackage(state, slug);
  if (!trip) return <PackageSkeleton />;
  if (!latest) return <PackagePage package={trip} actions={<WaitingActions />} />;
  const { phone, email, whatsapp } = latest.package.contactInfo;
  return (
    <>
      <PageTitle>{fitTitle([latest.package.metaTitle || latest.package.title], site.brand)}</PageTitle>
      <PackagePage
        package={latest.package}
        actions={<PackageActions package={latest.package} address={address} />}
        contact={{ phone: phone || site.phone, email: email || site.email, whatsapp: whatsapp || site.whatsapp }}
        reviews={<PackageReviews shown={latest.reviews.reviews} total={latest.reviews.total} />}
        related={<RelatedPackages packages={latest.related} />}
      />
    </>
  );
}

/** Placeholders for the two buttons, so that nothing moves under a thumb. */
const WaitingActions = () => (
  <>
    <Button look="action" className={styles.book ?? ''} disabled>
      {packagePage.bookNow}
    </Button>
    <Button className={styles.share ?? ''} aria-label={packagePage.share} disabled>
      <ShareIcon />
    </Button>
  </>
);

/** Shows Book and Share. Each dialog loads on first use and then stays mounted. */
function PackageActions({ package: trip, address }: { package: TravelPackage; address: string }) {
  const { user } = useSession();
  const site = useSite();
  const [open, setOpen] = useState<'booking' | 'sharing' | null>(null);
  const [asked, setAsked] = useState({ booking: false, sharing: false });
  const ask = (dialog: 'booking' | 'sharing') => {
    setAsked({ ...asked, [dialog]: true });
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  return (
    <>
      <Button
        look="action"
        className={styles.book ?? ''}
        onClick={() => ask('booking')}
        onPointerEnter={() => void loadBookingDialog().catch(() => undefined)}
      >
        {packagePage.bookNow}
      </Button>
      <Button className={styles.share ?? ''} aria-label={packagePage.share} onClick={() => ask('sharing')}>
        <ShareIcon />
      </Button>
      <noscript>
        <a href={phoneLink(trip.contactInfo.phone || site.phone)} className={styles.call}>
          {packagePage.callToBook}
        </a>
      </noscript>
      {asked.booking && (
        <LazyBookingDialog item={packageItem(trip)} traveller={user} open={open === 'booking'} onClose={close} />
      )}
      {asked.sharing && (
        <LazyPart fallback={<p role="alert">{controls.notOpened}</p>}>
          <ShareDialog
            heading={packagePage.shareTitle}
            url={address}
            title={trip.title}
            open={open === 'sharing'}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  );
}

export const page: Page<PackageData> = {
  ...loadersOf(PACKAGES),
  head: describe,
  Screen: PackageScreen,
  refused: {
    title: () => packagePage.missing,
    Screen: ({ refusal }: { refusal: Refused }) => <RefusedPage refusal={refusal} words={problemWords()} />,
  },
};
