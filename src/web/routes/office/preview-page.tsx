import { useEffect, useState } from 'react';
import type { PackageCard, TravelPackage } from '../../../contracts/packages.ts';
import { bestOffer, type PriceOffer, percentOff, priceUnderOffer } from '../../../core/offers/offer-price.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import { PackagePage } from '../../site/packages/package-page.tsx';
import { useAdminScreen } from './admin-screen.ts';

/** Returns a draft's prices, with the offer deducted that visitors get today. */
const underOffer = (pricing: PackageCard['pricing'], offer: PriceOffer | null): PackageCard['pricing'] => ({
  ...pricing,
  offer,
  percentOff: percentOff(pricing.discountPercentage, offer),
  finalPrice: priceUnderOffer(pricing.finalPrice, offer),
});

/** Returns the offer that reduces package prices today; null until it is known, and when it could not be loaded. */
function useOfferToday(): PriceOffer | null {
  const [offer, setOffer] = useState<PriceOffer | null>(null);
  useEffect(() => {
    adminApi('GET /api/site').then(
      ({ offers }) => setOffer(bestOffer(offers, 'package')),
      (error: unknown) => console.warn('The offers could not be read', error),
    );
  }, []);
  return offer;
}

/** Shows the public page of a package, with the agency's own contact where the package has none. */
export function PreviewPage({ package: preview }: { package: TravelPackage }) {
  const { site } = useAdminScreen();
  const offer = useOfferToday();
  const { phone, email, whatsapp } = preview.contactInfo;
  const contact = { phone: phone || site.phone, email: email || site.email, whatsapp: whatsapp || site.whatsapp };
  return <PackagePage package={{ ...preview, pricing: underOffer(preview.pricing, offer) }} contact={contact} />;
}
