import { useCallback, useEffect, useRef, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { followNotifications, type Notifications } from './follow-notifications.ts';

/**
 * What nobody has opened yet, as it changes while the page is seen, and asked for whenever told to. A page out of sight
 * follows nothing: a browser has few lines to one server, and its other windows need them.
 */
export function useNotifications(signedIn: boolean) {
  const [notifications, setNotifications] = useState<Notifications>({ count: 0, items: [] });
  const [latestArrival, setLatestArrival] = useState<string | null>(null);
  const told = useRef(0);

  const show = useCallback((news: Notifications) => {
    setNotifications(news);
    const newest = news.items[0]?.createdAt ?? '';
    // What is opened goes from the list; nothing older is an arrival.
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
        // An answer that was overtaken would bring back what has been opened meanwhile.
        if (mine === told.current) show(answer);
      },
      // The number stays as it was; the stream or the next try tells it.
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
