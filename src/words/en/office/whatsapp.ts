/** Texts that an admin sends on WhatsApp by hand. */
export const whatsapp = {
  open: ({ kind }: { kind: string }) => `WhatsApp: ${kind}`,
  more: 'More texts for WhatsApp',
  opened: ({ time }: { time: string }) => `Opened ${time}`,
  about: 'Opens WhatsApp with the text; you send it there.',
  unread: 'The texts for WhatsApp could not be loaded.',
} as const;
