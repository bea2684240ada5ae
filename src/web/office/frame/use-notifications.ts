import { useCallback, useEffect, useRef, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { followNotifications, type Notifications } from './follow-notifications.ts';

/**
 * Returns the unseen items, updated while the page is visible, and on request. A hidden page closes its stream: a
 * browser allows few connections to one server, and its other windows need them.
 */
export function useNotifications(signedIn: boolean) {
  const [notifications, setNotifications] = useState<Notifications>({ count: 0, items: [] });
  const [latestArrival, setLatestArrival] = useState<string | null>(null);
  const told = useRef(0);

  const show = useCallback((news: Notifications) => {
    setNotifications(news);
    const newest = news.items[0]?.createdAt ?? '';
    // Opened items leave the list; an older newest item is no arrival.
    setLatestArrival((known) => (known !== null && known > newest ? known : newest));
  }, []);
  const tell = useCallback(
    (news: Notifications) => {
      told.current += 1;
      show(news);
    },
    [show],
  );

  const refresh = useCallback(() => {
    told.current += 1;
    const mine = told.current;
    adminApi('GET /api/admin/notifications').then(
      (answer) => {
        // An outdated answer would bring back items opened meanwhile.
        if (mine === told.current) show(answer);
      },
      // The number stays; the stream or the next request corrects it.
      () => undefined,
    );
  }, [show]);

  useEffect(() => {
    if (!signedIn) return;
    let following: AbortController | null = null;
    const followWhenSeen = () => {
      if (document.visibilityState === 'visible') {
        if (following) return;
        following = new AbortController();
        void followNotifications(tell, following.signal);
      } else {
        following?.abort();
        following = null;
      }
    };
    followWhenSeen();
    document.addEventListener('visibilitychange', followWhenSeen);
    return () => {
      following?.abort();
      document.removeEventListener('visibilitychange', followWhenSeen);
    };
  }, [signedIn, tell]);

  return { notifications, latestArrival, refresh };
}
