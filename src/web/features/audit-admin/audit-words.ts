/** "booking.moved" as people read it: "Booking moved". */
export function describeAction(action: string): string {
  const words = action.replaceAll(/[.-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "site.map.lat" as people read it: "site, map, lat". */
export const describeField = (field: string): string => field.replaceAll('.', ' › ');
