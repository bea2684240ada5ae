/** What a site says of itself until its agency says something else (the defaults of the settings). */
export const site = {
  tagline: 'AI-powered journeys, personalized for you.',
  office: 'Chinsurah, Hooghly, West Bengal',
} as const;
