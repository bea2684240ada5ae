/** The page of sources and licences. */
export const sources = {
  title: 'Sources and licences',
  lead: 'Where the site has its facts about places, airports, stations and festivals, and on which terms.',
  description: 'The open data behind our plans: publishers, licences and how many facts each of them states.',
  facts: ({ facts }: { facts: string }) => `${facts} facts`,
  licence: 'Licence',
  licences: {
    'CC0-1.0': 'CC0 1.0',
    'CC-BY-4.0': 'CC BY 4.0',
    'ODbL-1.0': 'Open Database License 1.0',
    'public-domain': 'public domain',
    MIT: 'MIT',
  },
  pages: ({ pages }: { pages: string }) =>
    `Opening hours, closing days and fees were also checked on ${pages} web pages of authorities, newspapers and travellers. Only facts were taken from them; every text was written for this site.`,
  wrong: 'Something is wrong? Tell us:',
  contact: 'Contact',
} as const;
