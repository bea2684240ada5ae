const ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&+,%.-]*)?(?:#[\w-]+)?$/;
const BACK_ROOMS = /^\/(?:admin|api)\b/;

/** Returns true for the address of a public page of this site, written from its first slash on. */
export const isOwnPage = (address: string): boolean => ADDRESS.test(address) && !BACK_ROOMS.test(address);
