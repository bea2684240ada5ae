import { useOutletContext } from 'react-router';
import type { Site } from '../../../contracts/site.ts';
import type { Maps } from '../../ui/route-map/route-model.ts';

/** The data that the layout of the back office passes to its screens. */
export interface AdminScreen {
  readonly site: Pick<Site, 'brand' | 'agency' | 'phone' | 'email' | 'whatsapp'> & { readonly map: Maps };
  /** Arrival time of the newest unseen item, or of the newest arrival since the page opened; null while unknown. */
  readonly latestArrival: string | null;
  /** Counts the unseen items again, after a screen has just opened one. */
  readonly refreshNotifications: () => void;
}

export const useAdminScreen = (): AdminScreen => useOutletContext<AdminScreen>();
