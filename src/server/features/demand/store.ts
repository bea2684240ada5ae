import type { Database, Writer } from '../../database/database.ts';

/** Holds the SQL that links routes without a trip to the packages drafted for them. */
export function demandStore({ read }: Database) {
  return {
    /** Returns which of the packages are not deleted. */
    async remaining(ids: readonly string[], from: Writer = read): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await from
        .selectFrom('packages')
        .select('id')
        .where('id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /**
     * Locks the routes between two places, whatever their reasons, until the transaction ends; returns the packages
     * drafted for them.
     */
    async lockPlaces(trx: Writer, fromPlace: string, toPlace: string): Promise<string[]> {
      const rows = await trx
        .updateTable('unservedRoutes')
        .set(({ ref }) => ({ packageId: ref('packageId') }))
        .where('fromPlace', '=', fromPlace)
        .where('toPlace', '=', toPlace)
        .returning('packageId')
        .execute();
      return rows.flatMap(({ packageId }) => packageId ?? []);
    },

    /** Links the locked routes between two places to a package. */
    linkPackage: (trx: Writer, fromPlace: string, toPlace: string, packageId: string): Promise<unknown> =>
      trx
        .updateTable('unservedRoutes')
        .set({ packageId })
        .where('fromPlace', '=', fromPlace)
        .where('toPlace', '=', toPlace)
        .execute(),
  };
}
