import { useCallback, useEffect, useRef, useState } from 'react';
import type { Notification } from '../../../contracts/admin.ts';
import { adminApi } from '../../admin-api.ts';

const EVERY_MS = 30_000;

export interface Notifications {
  readonly count: number;
  readonly items: readonly Notification[];
}

/** What nobody has opened yet: asked for at once, every 30 seconds while the page is seen, and whenever told to. */
export function useNotifications(signedIn: boolean) {
  const [notifications, setNotifications] = useState<Notifications>({ count: 0, items: [] });
  const [latestArrival, setLatestArrival] = useState<string | null>(null);
  const asked = useRef(0);

  const refresh = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    adminApi('GET /api/admin/notifications').then(
      (answer) => {
        // An answer that was overtaken would bring back what has been opened meanwhile.
        if (mine !== asked.current) return;
        setNotifications(answer);
        const newest = answer.items[0]?.createdAt ?? '';
        // What is opened goes from the list; nothing older is an arrival.
        setLatestArrival((known) => (known !== null && known > newest ? known : newest));
      },
      // The number stays as it was; the next try is near.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!signedIn) return;
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refreshWhenSeen();
    const timer = setInterval(refreshWhenSeen, EVERY_MS);
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenSeen);
    };
  }, [signedIn, refresh]);

  return { notifications, latestArrival, refresh };
}
