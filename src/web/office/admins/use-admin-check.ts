import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { followAdminSession, readAdminToken } from '../api/admin-session.ts';

/** `unsure`: there is a token, but the API did not say whether it is valid. */
export type AdminCheck = 'asking' | 'admin' | 'nobody' | 'unsure';

async function askWhoIsThere(): Promise<AdminCheck> {
  if (!readAdminToken()) return 'nobody';
  try {
    await adminApi('GET /api/admin/auth/profile');
    return 'admin';
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'nobody' : 'unsure';
  }
}

/** Returns whether the API accepts this browser's admin token; checks again after each sign-in or sign-out. */
export function useAdminCheck(): AdminCheck {
  const [check, setCheck] = useState<AdminCheck>('asking');
  useEffect(() => {
    let newest = 0;
    const ask = async () => {
      newest += 1;
      const mine = newest;
      const answer = await askWhoIsThere();
      if (mine === newest) setCheck(answer);
    };
    void ask();
    const stop = followAdminSession(() => void ask());
    return () => {
      newest += 1;
      stop();
    };
  }, []);
  return check;
}
