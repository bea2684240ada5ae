/** Returns the address where a record is worked on. */
export function addressOfRecord({
  kind,
  _id,
}: {
  readonly kind: 'booking' | 'lead' | 'customer' | 'conversation';
  readonly _id: string;
}): string {
  const id = encodeURIComponent(_id);
  switch (kind) {
    case 'customer':
      return `/admin/customers/${id}`;
    case 'conversation':
      return `/admin/today/conversations/${id}`;
    case 'booking':
      return `/admin/bookings?open=${id}`;
    case 'lead':
      return `/admin/leads?open=${id}`;
  }
}
