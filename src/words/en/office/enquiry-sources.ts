/** How the agency got a lead or a booking. */
export const enquirySources = {
  source: 'Source',
  all: 'All sources',
  names: {
    website: 'Website',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    'walk-in': 'Walk-in',
    other: 'Other',
    import: 'From a file',
  },
} as const;
