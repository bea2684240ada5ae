const ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&+,%.-]*)?(?:#[\w-]+)?$/;
const BACK_ROOMS = /^\/(?:admin|api)\b/;

/** Whether an address is that of a page of this very site that visitors see, written from its first slash on. */
export const isOwnPage = (address: string): boolean => ADDRESS.test(address) && !BACK_ROOMS.test(address);
