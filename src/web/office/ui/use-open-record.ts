import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openRecord } from './list-address.ts';
import { useAddressQuery } from './use-address-query.ts';

/** History state of a list's links: marks that the list is the previous entry. */
export const OVER_LIST = { overList: true };

const isOverList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'overList' in state;

/**
 * Returns the record open in the address, and a function to close it. Closing goes back to the list in the history, so
 * that Back does not open the record again.
 */
export function useOpenRecord() {
  const [query, changeQuery] = useAddressQuery();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = query.get('open');
  const closing = useRef(false);
  useEffect(() => {
    closing.current = id === null;
  }, [id]);

  const close = useCallback(() => {
    // Going back takes a moment, in which a second Escape would leave the list.
    if (closing.current) return;
    closing.current = true;
    if (isOverList(state)) void navigate(-1);
    else changeQuery((now) => openRecord(now, null), { replace: true });
  }, [state, navigate, changeQuery]);
  return { id, close };
}
