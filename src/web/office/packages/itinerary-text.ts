import type { PackageDay } from '../../../core/packages/itinerary-days.ts';

/** Returns days as one text that `parseItineraryText` can parse; a colon in a title would end it and becomes a dash. */
export const itineraryText = (days: readonly Omit<PackageDay, 'day'>[]): string =>
  days
    .map(({ title, detail }, index) => {
      const name = title.trim().replaceAll(/\s*:\s*/g, ' – ');
      const heading = name === '' || name === `Day ${index + 1}` ? '' : ` - ${name}`;
      return `Day ${index + 1}${heading}: ${detail.trim()}`.trim();
    })
    .join('\n\n');
