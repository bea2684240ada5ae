// Shared by the benches of the shop: many packages from a seeded generator.
import { PACKAGE_CATEGORIES, PACKAGE_DEFAULTS } from '../src/core/packages/package-options.ts';
import type { Database } from '../src/server/database/database.ts';
import { packageRows } from '../src/server/features/packages/package-document.ts';
import { newId } from '../src/server/ids.ts';
import { inPieces, pick, places, whole } from './at-scale.ts';

function* generatePackages(count: number, now: number) {
  for (let i = 0; i < count; i++) {
    const place = pick(places);
    const createdAt = now - i * 60_000;
    yield packageRows(
      {
        title: `${place} ${pick(['in slow days', 'for the family', 'on foot', 'by rail', 'and beyond'])} ${i}`,
        shortDescription: `Days around ${place}, with time for the ${pick(['hills', 'coast', 'markets', 'temples'])}.`,
        description: `<p>${`The road to ${place} is half of the journey. `.repeat(12)}</p>`,
        category: pick(PACKAGE_CATEGORIES),
        images: [{ url: '/pictures/posters/1/goa.dusk.svg', caption: place, isFeatured: true }],
        pricing: {
          basePrice: whole(30, 900) * 100,
          currency: 'INR',
          pricePerPerson: true,
          discountPercentage: pick([0, 0, 10, 15, 20]),
          validUntil: pick([null, '2026-01-01', '2030-01-01']),
        },
        travelDetails: {
          fromLocation: pick(['Kolkata', 'Delhi', 'Mumbai', 'Chennai']),
          toLocation: place,
          duration: whole(2, 14),
          maxTravelers: 10,
          minTravelers: 1,
          travelClass: 'Economy',
        },
        features: ['Rooms with a view', 'A car of your own', 'A guide who was born there'],
        inclusions: ['Rooms', 'Breakfast', 'Transfers'],
        exclusions: ['Lunch', 'Tips'],
        itinerary: [{ day: 1, title: 'Arrival', detail: `Reach ${place}.` }],
        tags: [place, pick(['monsoon', 'winter', 'spring'])],
        metaTitle: '',
        metaDescription: '',
        bookingInfo: {
          requiresAdvanceBooking: true,
          advanceBookingDays: 7,
          cancellationPolicy: PACKAGE_DEFAULTS.cancellationPolicy,
          refundPolicy: PACKAGE_DEFAULTS.refundPolicy,
        },
        contactInfo: { phone: '', email: '', whatsapp: '' },
        isFeatured: i % 500 === 0,
      },
      {
        id: newId(createdAt),
        slug: `package-${i}`,
        status: i % 20 === 0 ? 'draft' : 'published',
        demo: 0,
        now: createdAt,
        views: whole(0, 5000),
      },
    );
  }
}

/** Inserts packages; every twentieth is a draft. */
export async function insertPackages({ db }: Database, count: number, now: number): Promise<void> {
  for (const piece of inPieces(generatePackages(count, now), 200)) {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('packages')
        .values(piece.map(({ row }) => row))
        .execute();
      await trx
        .insertInto('packageDocuments')
        .values(piece.map(({ document }) => document))
        .execute();
      for (const few of inPieces(
        piece.flatMap(({ words }) => words),
        5000,
      )) {
        await trx.insertInto('packageWords').values(few).execute();
      }
    });
  }
}
