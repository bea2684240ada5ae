import type { Notification } from '../../../contracts/admin.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../http/endpoints.ts';
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
  text: 'Asked to be called back',
  createdAt: new Date(submittedAt).toISOString(),
});

export function notificationRoutes(database: Database): Pick<Routes, 'GET /api/admin/notifications'> {
  const store = notificationStore(database);
  return {
    'GET /api/admin/notifications': {
      handle: async () => {
        const found = [...(await store.newBookings()).map(ofBooking), ...(await store.newLeads()).map(ofLead)];
        const items = found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MOST_NOTIFICATIONS);
        return { count: await store.countUnseen(), items };
      },
    },
  };
}
