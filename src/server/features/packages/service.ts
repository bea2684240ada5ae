import type {
  PackageCard,
  PackageFacets,
  PackageFilters,
  TravelPackage,
  WrittenPackage,
} from '../../../contracts/packages.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import { PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { dailyViews } from '../../records/daily-views.ts';
import { recordNotFound } from '../../records/record-kind.ts';
import type { AuditService } from '../audit/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { countFacets } from './facets.ts';
import { PACKAGE_KIND } from './managed-store.ts';
import { packageManagement } from './management.ts';
import { insertPackage, type PackageRecord, packageRows, readPackageDocument } from './package-document.ts';
import { type OnSale, readFilters } from './package-filters.ts';
import { presentCard, presentPage } from './present.ts';
import { shownPackages } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly offers: Pick<OfferService, 'offerFor'>;
  readonly onFailure: (error: unknown) => void;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Related packages on a package's page. */
const RELATED = 4;

/** Serves travel packages to visitors, and their management to the back office. */
export function packageService({ database, clock, uploads, audit, offers, onFailure }: Dependencies) {
  const store = shownPackages(database);
  const views = dailyViews('packages', { database, clock, onFailure });
  const managed = packageManagement({ database, clock, uploads, audit });

  async function onSale(): Promise<OnSale> {
    const today = todayInIndia(clock);
    return { today, offer: await offers.offerFor('package', today) };
  }

  const findBookable: FindBookable = async ({ id, slug }) => {
    const row = id !== null ? await store.findById(id) : slug !== null ? await store.findByAnySlug(slug) : undefined;
    if (!row) return null;
    const { pricing, travelDetails, bookingInfo } = readPackageDocument(row);
    const { today, offer } = await onSale();
    return {
      itemType: 'package',
      id: row.id,
      slug: row.slug,
      title: row.title,
      price: priceToPay(row, today, offer?.percent ?? 0),
      basePrice: row.basePrice,
      discountPercentage: discountOn(row, today),
      offer,
      isPerPerson: pricing.pricePerPerson,
      currency: row.currency,
      durationDays: row.durationDays,
      rules: {
        minTravelers: travelDetails.minTravelers,
        maxTravelers: travelDetails.maxTravelers,
        advanceBookingDays: bookingInfo.requiresAdvanceBooking ? bookingInfo.advanceBookingDays : 0,
      },
    };
  };

  return {
    managed,
    sweep: managed.sweep,

    async list(
      filters: PackageFilters,
      { page, limit }: Page,
    ): Promise<{ packages: PackageCard[]; total: number; facets: PackageFacets }> {
      const query = readFilters(filters);
      const sale = await onSale();
      const { groups, rows } = await store.list(query, sale, { limit, offset: (page - 1) * limit });
      return { ...countFacets(groups, query), packages: rows.map((row) => presentCard(row, sale)) };
    },

    async listFeatured(): Promise<PackageCard[]> {
      const sale = await onSale();
      return (await store.listFeatured()).map((row) => presentCard(row, sale));
    },

    /** Returns the categories that have visible packages, in the form's order. */
    async listCategories(): Promise<string[]> {
      const shown = new Set(await store.listCategories());
      return PACKAGE_CATEGORIES.filter((category) => shown.has(category));
    },

    async show(slug: string): Promise<{ package: TravelPackage; related: PackageCard[] }> {
      const row = await store.findByAnySlug(slug);
      if (!row) throw recordNotFound(PACKAGE_KIND);
      if (row.slug !== slug) throw AppError.moved('/api/packages/', row.slug);
      const sale = await onSale();
      const related = await store.listLike(row, RELATED);
      return { package: presentPage(row, sale), related: related.map((each) => presentCard(each, sale)) };
    },

    findBookable,

    /** Returns today's largest discount; null when nothing is published. */
    largestDiscount: () => store.largestDiscount(todayInIndia(clock)),

    /** Returns every slug for search engines. */
    listPublished: () => store.listSlugs(),

    /** Counts a view once per visitor and day. */
    countView: views.count,
    flushViews: views.flush,
  };
}

export type PackageService = ReturnType<typeof packageService>;

/** Stores a demonstration package as the back office would have saved it. */
export const insertDemoPackage = (
  writer: Writer,
  written: WrittenPackage,
  record: Omit<PackageRecord, 'demo'>,
): Promise<void> => insertPackage(writer, packageRows(written, { ...record, demo: 1 }));
