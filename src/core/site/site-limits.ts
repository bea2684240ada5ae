/** Maximum lengths of the site's own texts, in UTF-16 units. */
export const SITE_LIMITS = {
  brand: 60,
  agency: 100,
  tagline: 160,
  headline: 80,
  phone: 30,
  email: 254,
  twitter: 30,
  office: 300,
  hours: 160,
  mapLink: 500,
  mapCredit: 120,
} as const;
