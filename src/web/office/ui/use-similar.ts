import { useEffect, useState } from 'react';
import type { SimilarRecords } from '../../../contracts/doubles.ts';
import { phoneDigits } from '../../../core/phone.ts';
import { adminApi } from '../api/admin-api.ts';

/** Delay between the last key and the search. */
const SEARCH_AFTER_MS = 400;
const SHORTEST_PHONE = 10;

export interface SoughtPerson {
  readonly phone: string;
  readonly fullName?: string;
  readonly preferredDate?: string;
  /** Id of the record that is open, which is left out. */
  readonly except?: string;
}

const NONE: SimilarRecords = { bookings: [], leads: [] };

/** Returns the records that may be of the same person; none while a phone is incomplete, or when they cannot be read. */
export function useSimilar({ phone, fullName = '', preferredDate = '', except = '' }: SoughtPerson): SimilarRecords {
  const [similar, setSimilar] = useState(NONE);
  const isWhole = phoneDigits(phone).length >= SHORTEST_PHONE;

  useEffect(() => {
    setSimilar(NONE);
    if (!isWhole) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const query = { phone, fullName, preferredDate, except };
      adminApi('GET /api/admin/similar', { query, signal: leaving.signal }).then(setSimilar, (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('Similar records could not be read', error);
      });
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [phone, fullName, preferredDate, except, isWhole]);
  return similar;
}
