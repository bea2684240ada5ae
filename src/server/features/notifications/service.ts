import type { Notification } from '../../../contracts/notifications.ts';
import type { Language } from '../../../core/languages.ts';
import type { ServerWords } from '../../../words/server-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { MOST_NOTIFICATIONS, notificationStore } from './store.ts';

type NewBooking = Awaited<ReturnType<ReturnType<typeof notificationStore>['newBookings']>>[number];
type NewLead = Awaited<ReturnType<ReturnType<typeof notificationStore>['newLeads']>>[number];

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

export interface Notifications {
  readonly count: number;
  readonly items: Notification[];
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<SettingsService, 'current'>;
}

/** The unopened records in each language. */
export type NotificationsIn = (language: Language) => Notifications;

const NONE: Notifications = { count: 0, items: [] };

/** Reads the unopened records; none when the settings have notifications off. */
export function notificationService({ database, settings }: Dependencies) {
  const store = notificationStore(database);
  return {
    async current(): Promise<NotificationsIn> {
      if (!(await settings.current()).notificationsEnabled) return () => NONE;
      const [count, bookings, leads] = await Promise.all([store.countUnseen(), store.newBookings(), store.newLeads()]);
      return (language) => {
        const { history } = SERVER_WORDS[language];
        const found = [...bookings.map((row) => ofBooking(row, history)), ...leads.map((row) => ofLead(row, history))];
        const items = found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST_NOTIFICATIONS);
        return { count, items };
      };
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
