import type { PlacePage } from '../../../contracts/places.ts';
import { type Language, localPath } from '../../../core/languages.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { places } from '../../../words/en/site/places.ts';
import { asShareable } from '../../ui/travel-picture.tsx';
import { listWay } from '../../ui/way-data.ts';
import { statePath } from './place-address.ts';

export const sharingPicture = ({ slug }: Pick<PlacePage, 'slug'>): string => asShareable(posterAddress(slug));

/**
 * Returns the place, its sights and its breadcrumbs as structured data (schema.org), in a language; `address` is the
 * page's, absolute.
 */
export function listPlaceData(place: PlacePage, address: string, language: Language) {
  const absolute = (path: string): string => new URL(path, address).href;
  const page = (path: string): string => absolute(localPath(language, path));
  const { name, about, lat, lon, state, sights } = place;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TouristDestination',
        '@id': `${address}#place`,
        name,
        description: about,
        url: address,
        image: absolute(sharingPicture(place)),
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
        containedInPlace: { '@type': 'State', name: state.name },
        includesAttraction: sights.map((sight) => ({
          '@type': 'TouristAttraction',
          name: sight.name,
          description: sight.about,
          geo: { '@type': 'GeoCoordinates', latitude: sight.lat, longitude: sight.lon },
        })),
      },
      listWay([
        { name: frame.home, item: page('/') },
        { name: places.places, item: page('/places') },
        { name: state.name, item: page(statePath(state.slug)) },
        { name },
      ]),
    ],
  };
}
