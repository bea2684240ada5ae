/** The order of a list, as its address says it. */
export interface ListOrder<S extends string> {
  readonly by: S;
  readonly order: 'asc' | 'desc';
}

/** Times are read from the newest, all else from its beginning. */
const firstOrder = (by: string): 'asc' | 'desc' => (by === 'createdAt' || by === 'submittedAt' ? 'desc' : 'asc');

/** Returns the order in an address; `oldest` is what older addresses say for the oldest first. */
export function readOrder<S extends string>(parameters: URLSearchParams, sorts: readonly [S, ...S[]]): ListOrder<S> {
  const by = sorts.find((sort) => sort === parameters.get('sort')) ?? sorts[0];
  const order = parameters.get('order');
  if (order === 'asc' || order === 'oldest') return { by, order: 'asc' };
  return { by, order: order === 'desc' ? 'desc' : firstOrder(by) };
}

/** Returns the parameters of the list sorted by a column; once more, the other way round. */
export function sortBy(parameters: URLSearchParams, now: ListOrder<string>, by: string): URLSearchParams {
  const turned = now.order === 'asc' ? 'desc' : 'asc';
  return writeOrder(parameters, { by, order: now.by === by ? turned : firstOrder(by) });
}

/** Returns the parameters with an order, on the first page. */
export function writeOrder(parameters: URLSearchParams, { by, order }: ListOrder<string>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('page');
  next.set('sort', by);
  next.set('order', order);
  return next;
}
