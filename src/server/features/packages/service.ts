import type {
  PackageCard,
  PackageFacets,
  PackageFilters,
  TravelPackage,
  WrittenPackage,
} from '../../../contracts/packages.ts';
import type { FindBookable } from '../../../core/bookings/bookable-item.ts';
import type { Language } from '../../../core/languages.ts';
import { FEATURED_PACKAGES, PACKAGE_CATEGORIES } from '../../../core/packages/package-options.ts';
import { discountOn, priceToPay } from '../../../core/packages/package-price.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { NounVersions } from '../../http/noun-versions.ts';
import { dailyViews } from '../../records/daily-views.ts';
import { recordNotFound } from '../../records/record-kind.ts';
import { readInLanguage, readLanguages } from '../../records/translations/in-languages.ts';
import type { AuditService } from '../audit/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { filterPackages, packagesLike, pageOf } from './find-packages.ts';
import { keptColumns } from './kept-columns.ts';
import { PACKAGE_KIND } from './managed-store.ts';
import { packageManagement } from './management.ts';
import { packageCards } from './package-cards.ts';
import type { PackageColumns } from './package-columns.ts';
import {
  featuredFirst,
  insertPackage,
  type PackageRecord,
  packageRows,
  readPackageDocument,
} from './package-document.ts';
import { type OnSale, readFilters } from './package-filters.ts';
import { packageWords } from './package-words.ts';
import { presentPage } from './present.ts';
import { shownPackages } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly versions: NounVersions;
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
export function packageService({ database, versions, clock, uploads, audit, offers, onFailure }: Dependencies) {
  const store = shownPackages(database);
  const kept = keptColumns({ store, versions, clock });
  const words = packageWords(database);
  const views = dailyViews('packages', { database, clock, onFailure });
  const cardsOf = packageCards(database, store);
  const managed = packageManagement({ database, clock, uploads, audit });

  async function onSale(language: Language = 'en'): Promise<OnSale> {
    const today = todayInIndia(clock);
    return { today, offer: await offers.offerFor('package', today, language) };
  }

  const pricesOf = (columns: PackageColumns, { today, offer }: OnSale) => columns.prices(today, offer?.percent ?? 0);

  const findBookable: FindBookable = async ({ id, slug, language }) => {
    const row = id !== null ? await store.findById(id) : slug !== null ? await store.findByAnySlug(slug) : undefined;
    if (!row) return null;
    const { images, pricing, travelDetails, bookingInfo } = readPackageDocument(row);
    const [{ today, offer }, asRead, wordsOf] = await Promise.all([
      onSale(),
      onSale(language),
      readInLanguage(database.read, 'package', [row.id], { language, part: 'card' }),
    ]);
    return {
      itemType: 'package',
      id: row.id,
      slug: row.slug,
      title: row.title,
      picture: featuredFirst(images)[0]?.url ?? '',
      asRead: { title: wordsOf(row.id).translate({ title: row.title }).title, offer: asRead.offer?.title ?? null },
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
      language: Language = 'en',
    ): Promise<{ packages: PackageCard[]; total: number; facets: PackageFacets }> {
      const query = readFilters(filters);
      const sale = await onSale(language);
      const columns = await kept.current();
      const prices = pricesOf(columns, sale);
      const order = await columns.orders.get(query.sort, prices);
      const found = query.words && (await words.foundByAll(columns, query.words));
      const { passes, total, facets } = filterPackages(columns, { ...query, found, prices });
      const shown = pageOf(order, passes, { limit, offset: (page - 1) * limit });
      return { packages: await cardsOf(columns, shown, { sale, language }), total, facets };
    },

    async listFeatured(language: Language = 'en'): Promise<PackageCard[]> {
      const sale = await onSale(language);
      const columns = await kept.current();
      const order = await columns.orders.get('recommended', pricesOf(columns, sale));
      return cardsOf(columns, order.subarray(0, FEATURED_PACKAGES), { sale, language });
    },

    /** Returns the categories that have visible packages, in the form's order. */
    async listCategories(): Promise<string[]> {
      const { category } = await kept.current();
      return PACKAGE_CATEGORIES.filter((name) => category.values.includes(name));
    },

    async show(slug: string, language: Language = 'en'): Promise<{ package: TravelPackage; related: PackageCard[] }> {
      const row = await store.findByAnySlug(slug);
      if (!row) throw recordNotFound(PACKAGE_KIND);
      if (row.slug !== slug) throw AppError.moved('/api/packages/', row.slug);
      const sale = await onSale(language);
      const columns = await kept.current();
      const order = await columns.orders.get('recommended', pricesOf(columns, sale));
      const [related, wordsOf] = await Promise.all([
        cardsOf(columns, packagesLike(columns, order, row, RELATED), { sale, language }),
        readInLanguage(database.read, 'package', [row.id], { language, part: 'released' }),
      ]);
      return { package: presentPage(row, sale, wordsOf(row.id), language), related };
    },

    findBookable,

    /** Returns today's largest discount; null when nothing is published. */
    largestDiscount: async () => (await kept.current()).largestDiscount(todayInIndia(clock)),

    /** Returns every slug for search engines, with the languages in which its page is there. */
    async listPublished() {
      const [rows, languagesOf] = await Promise.all([store.listSlugs(), readLanguages(database.read, 'package')]);
      return rows.map(({ id, ...row }) => ({ ...row, languages: languagesOf(id) }));
    },

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
