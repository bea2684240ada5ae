export const LICENCE_IDS = ['CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0', 'public-domain', 'MIT'] as const;
export type LicenceId = (typeof LICENCE_IDS)[number];

/** An open licence under which facts of others are used. */
export interface Licence {
  readonly id: LicenceId;
  /** Its text; null where there is nothing to read. */
  readonly address: string | null;
  /** Facts under it may be written into the project's own files; otherwise they stay in a table beside them. */
  readonly mayBeMerged: boolean;
}

/** Who publishes open data, with the credit that is asked for. */
export interface Publisher {
  readonly name: string;
  readonly address: string;
  readonly licence: Licence;
}

const CC0: Licence = {
  id: 'CC0-1.0',
  address: 'https://creativecommons.org/publicdomain/zero/1.0/',
  mayBeMerged: true,
};
const CC_BY: Licence = {
  id: 'CC-BY-4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/',
  mayBeMerged: true,
};
const ODBL: Licence = {
  id: 'ODbL-1.0',
  address: 'https://opendatacommons.org/licenses/odbl/1-0/',
  mayBeMerged: false,
};
const PUBLIC_DOMAIN: Licence = { id: 'public-domain', address: null, mayBeMerged: true };
const MIT: Licence = { id: 'MIT', address: 'https://opensource.org/license/mit', mayBeMerged: true };

/** Publishers by what their addresses, or the names of their files, contain. */
const PUBLISHERS: readonly { readonly is: RegExp; readonly publisher: Publisher }[] = [
  {
    is: /\bopenstreetmap\.org\b|\bOpenStreetMap\b/,
    publisher: {
      name: '© OpenStreetMap contributors',
      address: 'https://www.openstreetmap.org/copyright',
      licence: ODBL,
    },
  },
  { is: /\bwikidata\.org\b/, publisher: { name: 'Wikidata', address: 'https://www.wikidata.org/', licence: CC0 } },
  { is: /\bgeonames\.org\b/, publisher: { name: 'GeoNames', address: 'https://www.geonames.org/', licence: CC_BY } },
  {
    is: /\bourairports\.com\b|\bOurAirports\b|\bopenflights\b/,
    publisher: { name: 'OurAirports', address: 'https://ourairports.com/data/', licence: PUBLIC_DOMAIN },
  },
  {
    is: /\bIndian railway stations 2016\b|datameet\/railways/,
    publisher: {
      name: 'DataMeet, Indian railway stations',
      address: 'https://github.com/datameet/railways',
      licence: CC0,
    },
  },
  {
    is: /\bpython-holidays\b|vacanza\/holidays/,
    publisher: { name: 'python-holidays', address: 'https://github.com/vacanza/holidays', licence: MIT },
  },
];

/** Returns the publisher of open data that a source names; null for other pages, which state facts only. */
export const publisherOf = (source: string): Publisher | null =>
  PUBLISHERS.find(({ is }) => is.test(source))?.publisher ?? null;
