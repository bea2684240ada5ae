import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatCount } from '../../../core/counts.ts';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { openRecord } from './list-address.ts';
import { useAddressQuery } from './use-address-query.ts';

/** The way from an open record to its neighbours in the list. */
export interface RecordSteps {
  /** Such as "3 of 128"; empty when the record is not in the list. */
  readonly position: string;
  /** Undefined at the end of the list. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

const Steps = createContext<RecordSteps | null>(null);
export const RecordStepsProvider = Steps.Provider;
export const useRecordSteps = (): RecordSteps | null => useContext(Steps);

interface SteppedList {
  /** Ids of the page, in order. */
  readonly ids: readonly string[];
  readonly page: number;
  readonly limit: number;
  readonly totalPages: number;
  readonly total: number;
  readonly totalIsAtLeast: boolean;
}

/** Returns the index of the open record; of the place where it was, once a change has taken it out of the list. */
function useIndexIn(ids: readonly string[], id: string | null) {
  const place = useRef({ id: '', index: 0 });
  const index = id === null ? -1 : ids.indexOf(id);
  useEffect(() => {
    if (id !== null && index >= 0) place.current = { id, index };
  }, [id, index]);
  const isGone = id !== null && index < 0 && place.current.id === id;
  return { index: isGone ? place.current.index : index, isGone };
}

/**
 * Returns the steps from the open record to the next and the previous one, in the order of the list and across its
 * pages. The list below follows.
 */
export function useStepsThrough(list: SteppedList | null, id: string | null): RecordSteps | null {
  const [query] = useAddressQuery();
  const navigate = useNavigate();
  const { state } = useLocation();
  const ids = useMemo(() => list?.ids ?? [], [list]);
  const { index, isGone } = useIndexIn(ids, id);
  /** The end of the page that is being loaded at which to go on. */
  const goingOn = useRef<{ readonly to: 'first' | 'last'; readonly page: number } | null>(null);

  const open = useCallback(
    (next: string, page: number, turned: boolean) => {
      const parameters = openRecord(query, next);
      if (turned) parameters.set('page', String(page));
      // From another page, closing must not go back to the list of the first one.
      void navigate(`?${parameters}`, { replace: true, preventScrollReset: true, state: turned ? null : state });
    },
    [query, navigate, state],
  );

  useEffect(() => {
    const wanted = goingOn.current;
    if (!list || !wanted || wanted.page !== list.page || id === null) return;
    goingOn.current = null;
    const next = wanted.to === 'first' ? ids[0] : ids.at(-1);
    if (next !== undefined) open(next, list.page, true);
  }, [list, ids, id, open]);

  if (!list || id === null || index < 0) return null;
  const turnTo = (page: number, to: 'first' | 'last') => () => {
    goingOn.current = { to, page };
    open(id, page, true);
  };
  const step = (to: number): (() => void) | undefined => {
    const next = ids[to];
    if (next !== undefined) return () => open(next, list.page, query.has('page'));
    if (to < 0) return list.page > 1 ? turnTo(list.page - 1, 'last') : undefined;
    return list.page < list.totalPages ? turnTo(list.page + 1, 'first') : undefined;
  };
  const nth = formatCount((list.page - 1) * list.limit + index + 1);
  const total = formatCount(list.total);
  return {
    position: isGone ? '' : (list.totalIsAtLeast ? listTools.positionOfMany : listTools.position)({ nth, total }),
    previous: step(index - 1),
    // What followed a record that is gone from the list has its place now.
    next: step(isGone ? index : index + 1),
  };
}
