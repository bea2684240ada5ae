import { useEffect, useState } from 'react';
import type { WaysIn } from '../../../contracts/account-access.ts';
import { browserApi } from '../../api/browser-api.ts';

/** Returns which ways in the site offers; null until it is known, or when it cannot be asked. */
export function useWaysIn(): WaysIn | null {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    let isShown = true;
    browserApi('GET /api/users/ways-in')
      .then((answer) => isShown && setWays(answer.ways))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return ways;
}
