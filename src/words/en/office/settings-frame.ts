/** The menu of the settings, and the titles of their parts. */
export const settingsFrame = {
  menu: 'Settings',
  parts: {
    system: 'System',
    site: 'Site',
    legal: 'Legal pages',
    offers: 'Offers',
    messages: 'Messages',
    sending: 'Sending',
    security: 'Security',
    admins: 'Admins',
    people: 'People',
    audit: 'Audit log',
    backups: 'Backups',
  },
  siteTitle: 'Site settings',
} as const;
