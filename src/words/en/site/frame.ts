/** Header, footer and what may stand on any page. */
export const frame = {
  skip: 'Skip to the content',
  loadingPage: 'Loading the page',
  upToOff: ({ percent }: { percent: number }) => `Up to ${percent}% OFF`,
  home: 'Home',
  packages: 'Packages',
  places: 'Places',
  sources: 'Sources',
  blog: 'Blog',
  contact: 'Contact',
  homeOf: ({ brand }: { brand: string }) => `${brand}, home`,
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  languages: 'Language',
  darkColours: 'Dark colours',
  footer: 'Footer',
  planTrip: 'Plan a trip',
  checkPlan: 'Check any plan',
  copyright: ({ brand, agency }: { brand: string; agency: string }) =>
    `© ${brand}, with ${agency}. Prices are estimates until booked.`,
} as const;
