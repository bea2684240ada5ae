import type { ManagedReview, OwnReview, Review } from '../../../contracts/reviews.ts';
import type { Person } from '../../../core/people/person.ts';
import { proposedName, REVIEW_STATES, type ReviewState } from '../../../core/reviews/review-form.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { type ReviewRow, reviewStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly bookings: Pick<BookingService, 'openByLink' | 'idsOf'>;
  readonly uploads: Pick<UploadService, 'take' | 'settle' | 'discard'>;
}

/** What a traveller writes. */
export interface WrittenReview {
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly photo: FormFile | undefined;
}

/** What opens a booking's page. */
export interface BookingLink {
  readonly reference: string;
  readonly key: string;
}

const instant = (at: number): string => new Date(at).toISOString();

const stateOf = ({ state }: ReviewRow): ReviewState => REVIEW_STATES.find((each) => each === state) ?? 'waiting';

const presentOwn = (row: ReviewRow): OwnReview => ({
  stars: row.stars,
  text: row.text,
  name: row.name,
  photo: row.photo,
  state: stateOf(row),
});

const presentReview = (row: ReviewRow): Review => ({
  _id: row.id,
  stars: row.stars,
  text: row.text,
  name: row.name,
  photo: row.photo,
  travelledIn: row.travelledIn,
  writtenAt: instant(row.createdAt),
});

const presentManaged = (row: ReviewRow, slug: string | null): ManagedReview => ({
  ...presentReview(row),
  state: stateOf(row),
  bookingId: row.bookingId,
  reference: row.reference,
  title: row.title,
  page: slug === null ? null : `/package/${slug}`,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt === null ? null : instant(row.decidedAt),
});

/** Owner of a review's photo among the uploaded pictures. */
const ownerOf = (id: string): string => `review:${id}`;

const writtenAlready = () => new AppError('conflict', ({ reviews }) => reviews.writtenAlready);
const notCompleted = () => new AppError('conflict', ({ reviews }) => reviews.notCompleted);
const notFound = () => new AppError('not-found', ({ reviews }) => reviews.notFound);

/** Takes reviews of completed trips, one for each booking; shows those that the agency has released, as written. */
export function reviewService({ database, clock, audit, bookings, uploads }: Dependencies) {
  const store = reviewStore(database);

  async function reviewable({ reference, key }: BookingLink) {
    const booking = await bookings.openByLink(reference, key);
    const review = await store.findOfBooking(booking.id);
    return { booking, review, mayReview: booking.status === 'completed' && booking.demo === 0 && !review };
  }

  return {
    async showOwn(link: BookingLink) {
      const { booking, review, mayReview } = await reviewable(link);
      return {
        mayReview,
        proposedName: mayReview ? proposedName(booking.fullName) : '',
        review: review ? presentOwn(review) : null,
      };
    },

    /** Stores a review. The photo is taken only where the review can be. */
    async write(link: BookingLink, { photo, ...words }: WrittenReview): Promise<OwnReview> {
      const { booking, review, mayReview } = await reviewable(link);
      if (review) throw writtenAlready();
      if (!mayReview) throw notCompleted();
      const taken = photo ? await uploads.take(photo.bytes, photo.fileName) : null;
      const now = clock();
      const row: ReviewRow = {
        id: newId(now),
        bookingId: booking.id,
        reference: booking.reference,
        packageId: booking.itemType === 'package' ? booking.itemId : null,
        title: booking.itemTitle,
        ...words,
        photo: taken?.url ?? '',
        travelledIn: booking.preferredDate.slice(0, 7),
        state: 'waiting',
        createdAt: now,
        decidedAt: null,
        decidedBy: '',
      };
      try {
        await database.db.transaction().execute(async (trx) => {
          if (!(await store.insert(trx, row))) throw writtenAlready();
          if (taken) await uploads.settle(trx, ownerOf(row.id), [taken.url]);
        });
      } catch (error) {
        if (taken) await uploads.discard([taken.id]);
        throw error;
      }
      return presentOwn(row);
    },

    async listOfPackage(slug: string, { page, limit }: { readonly page: number; readonly limit: number }) {
      const { rows, total } = await store.pageOfPackage(slug, { limit, offset: (page - 1) * limit });
      return { reviews: rows.map(presentReview), total, page, totalPages: Math.ceil(total / limit) };
    },

    async list({ state, page, limit }: { readonly state: ReviewState; readonly page: number; readonly limit: number }) {
      const [rows, found] = await Promise.all([
        store.pageOfState(state, { limit, offset: (page - 1) * limit }),
        store.counts(),
      ]);
      const counts = { waiting: found.waiting ?? 0, released: found.released ?? 0, rejected: found.rejected ?? 0 };
      const reviews = rows.map(({ slug, ...row }) => presentManaged(row, slug));
      return { reviews, total: counts[state], page, totalPages: Math.ceil(counts[state] / limit), counts };
    },

    /** Releases a review, or shows it no more. */
    async decide(
      id: string,
      { state, from }: { readonly state: ReviewState; readonly from: ReviewState },
      session: AdminSession,
    ): Promise<ManagedReview> {
      await database.db.transaction().execute(async (trx) => {
        const decided = { state, from, decidedAt: clock(), decidedBy: session.username };
        if (!(await store.decide(trx, id, decided))) {
          throw (await store.find(id)) ? new AppError('conflict', ({ reviews }) => reviews.meanwhile) : notFound();
        }
        await audit.record(trx, session, {
          action: 'review.decided',
          subject: id,
          changes: [{ field: 'state', from, to: state }],
        });
        await touchNoun(trx, 'packages');
      });
      const row = await store.find(id);
      if (!row) throw notFound();
      return presentManaged(row, null);
    },

    /** Returns the reviews of a person's bookings, for their own copy. */
    async heldOf(bookingIds: readonly string[]): Promise<Record<string, unknown>[]> {
      const rows = await store.listOfBookings(bookingIds);
      return rows.map((row) => ({ _id: row.id, reference: row.reference, ...presentOwn(row) }));
    },

    /** Deletes the reviews of a person's bookings, before these are made anonymous. */
    async eraseOf(trx: Writer, person: Person): Promise<void> {
      const rows = await store.listOfBookings(await bookings.idsOf(person, trx), trx);
      for (const { id } of rows) {
        await store.delete(trx, id);
        await uploads.settle(trx, ownerOf(id), []);
      }
      if (rows.some(({ state }) => state === 'released')) await touchNoun(trx, 'packages');
    },
  };
}

export type ReviewService = ReturnType<typeof reviewService>;
