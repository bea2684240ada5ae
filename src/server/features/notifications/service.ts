import type { Notification } from '../../../contracts/notifications.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import type { Language } from '../../../core/languages.ts';
import type { ServerWords } from '../../../words/server-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { MOST_NOTIFICATIONS, notificationStore } from './store.ts';

type NewBooking = Awaited<ReturnType<ReturnType<typeof notificationStore>['newBookings']>>[number];
type NewLead = Awaited<ReturnType<ReturnType<typeof notificationStore>['newLeads']>>[number];

type Reminder = Awaited<ReturnType<ReturnType<typeof notificationStore>['reminders']>>[number];

type Reply = Awaited<ReturnType<ReturnType<typeof notificationStore>['replies']>>[number];

type HistoryWords = ServerWords['history'];

const ofBooking = (
  { id, reference, fullName, itemTitle, travelers, createdAt }: NewBooking,
  words: HistoryWords,
): Notification => ({
  kind: 'booking',
  _id: id,
  title: reference,
  text: words.newBooking({ name: fullName, travellers: travelers, title: itemTitle }),
  createdAt: new Date(createdAt).toISOString(),
});

const ofLead = ({ id, name, submittedAt }: NewLead, words: HistoryWords): Notification => ({
  kind: 'lead',
  _id: id,
  title: name,
  text: words.newLead,
  createdAt: new Date(submittedAt).toISOString(),
});

const KINDS_OF_REMINDERS = {
  task: (words) => words.taskDue,
  morning: (words, count) => words.waitingToday({ count }),
  restore: (words, held) => words.restored({ held }),
} satisfies Partial<Record<Notification['kind'], (words: ServerWords['desk'], count: number) => string>>;

const kindOf = (kind: string): keyof typeof KINDS_OF_REMINDERS =>
  kind === 'task' || kind === 'restore' ? kind : 'morning';

const ofReminder = ({ id, kind, count, at, title }: Reminder, words: ServerWords['desk']): Notification => ({
  kind: kindOf(kind),
  _id: id,
  title: title ?? '',
  text: KINDS_OF_REMINDERS[kindOf(kind)](words, count),
  createdAt: new Date(at).toISOString(),
});

const ofReply = ({ id, name, number, lastAt }: Reply, words: ServerWords['desk']): Notification => ({
  kind: 'reply',
  _id: id,
  title: name || number,
  text: words.wroteOnWhatsapp,
  createdAt: new Date(lastAt).toISOString(),
});

type WaitingReview = Awaited<ReturnType<ReturnType<typeof notificationStore>['reviews']>>[number];

const ofReview = ({ id, name, stars, title, createdAt }: WaitingReview, words: ServerWords['desk']): Notification => ({
  kind: 'review',
  _id: id,
  title: name,
  text: words.reviewWritten({ stars, title }),
  createdAt: new Date(createdAt).toISOString(),
});

export interface Notifications {
  readonly count: number;
  readonly items: Notification[];
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<SettingsService, 'current'>;
}

interface Reader {
  readonly adminId: string;
  readonly role: string;
  readonly language: Language;
}

/** What an admin is told, in their language: unopened records, what waits for an answer, and own reminders. */
export interface CurrentNotifications {
  readonly of: (reader: Reader) => Notifications;
  /** Changes whenever any admin would be shown something else. */
  readonly stamp: string;
}

const NONE: Notifications = { count: 0, items: [] };

/** Reads the unopened records and reminders; none when the settings have notifications off. */
export function notificationService({ database, settings }: Dependencies) {
  const store = notificationStore(database);
  return {
    async current(): Promise<CurrentNotifications> {
      if (!(await settings.current()).notificationsEnabled) return { of: () => NONE, stamp: 'off' };
      const [count, bookings, leads, reminders, replies, reviews] = await Promise.all([
        store.countUnseen(),
        store.newBookings(),
        store.newLeads(),
        store.reminders(),
        store.replies(),
        store.reviews(),
      ]);
      return {
        of: ({ adminId, role, language }) => {
          const { history, desk } = SERVER_WORDS[language];
          const own = reminders.filter((reminder) => reminder.adminId === adminId);
          // Those who may not decide could never take them off the bell.
          const undecided = hasRight(role, 'reviews') ? reviews : [];
          const found = [
            ...bookings.map((row) => ofBooking(row, history)),
            ...leads.map((row) => ofLead(row, history)),
            ...replies.map((row) => ofReply(row, desk)),
            ...undecided.map((row) => ofReview(row, desk)),
            ...own.map((row) => ofReminder(row, desk)),
          ];
          const items = found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST_NOTIFICATIONS);
          return { count: count + replies.length + undecided.length + own.length, items };
        },
        stamp: JSON.stringify([count, bookings, leads, reminders, replies, reviews]),
      };
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
