import type { Notification } from '../../../contracts/notifications.ts';
import type { Database } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { MOST_NOTIFICATIONS, notificationStore } from './store.ts';

type NewBooking = Awaited<ReturnType<ReturnType<typeof notificationStore>['newBookings']>>[number];
type NewLead = Awaited<ReturnType<ReturnType<typeof notificationStore>['newLeads']>>[number];

const ofBooking = ({ id, reference, fullName, itemTitle, travelers, createdAt }: NewBooking): Notification => ({
  kind: 'booking',
  _id: id,
  title: reference,
  text: `${fullName}, ${travelers} ${travelers === 1 ? 'traveler' : 'travelers'}: ${itemTitle}`,
  createdAt: new Date(createdAt).toISOString(),
});

const ofLead = ({ id, name, submittedAt }: NewLead): Notification => ({
  kind: 'lead',
  _id: id,
  title: name,
  text: 'Asked for a call back',
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

/** Returns the unopened records; none when the settings have notifications off. */
export function notificationService({ database, settings }: Dependencies) {
  const store = notificationStore(database);
  return {
    async current(): Promise<Notifications> {
      if (!(await settings.current()).notificationsEnabled) return { count: 0, items: [] };
      const [count, bookings, leads] = await Promise.all([store.countUnseen(), store.newBookings(), store.newLeads()]);
      const found = [...bookings.map(ofBooking), ...leads.map(ofLead)];
      const items = found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST_NOTIFICATIONS);
      return { count, items };
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
