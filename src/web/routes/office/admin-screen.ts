import { useOutletContext } from 'react-router';
import type { Site } from '../../../contracts/site.ts';

/** What the layout of the back office hands to its screens. */
export interface AdminScreen {
  readonly site: Pick<Site, 'brand' | 'agency' | 'phone' | 'email' | 'whatsapp'>;
  /** When the newest thing that nobody has opened arrived, or did while one was here; null while unknown. */
  readonly latestArrival: string | null;
  /** Counts again what nobody has opened yet: for the screen that has just opened something. */
  readonly refreshNotifications: () => void;
}

export const useAdminScreen = (): AdminScreen => useOutletContext<AdminScreen>();
