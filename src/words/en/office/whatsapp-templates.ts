/** Settings → Messages → WhatsApp: the approved template of a step. */
export const whatsappTemplates = {
  byHand: 'You send this text yourself, from the booking or lead.',
  title: 'By itself: approved template',
  about:
    'Name the template that Meta has approved for this step in this language. It goes out in place of the SMS; where WhatsApp refuses it, the SMS goes.',
  none: 'No template is set: nothing goes out by WhatsApp by itself at this step.',
  set: 'The template goes out at this step.',
  noAccount: 'No account of WhatsApp is set: nothing goes out yet.',
  setUp: 'Set one up',
  use: 'Send a template',
  name: 'Name of the template',
  lang: 'Language of the template',
  fills: ({ mark }: { mark: string }) => `What fills ${mark}`,
  add: ({ mark }: { mark: string }) => `Add ${mark}`,
  remove: ({ mark }: { mark: string }) => `Remove ${mark}`,
  save: 'Save template',
  saved: 'Saved and active',
  notSaved: 'Not saved yet',
  saving: 'Saving …',
  failed: 'Failed to save the template',
  noun: 'templates',
} as const;
