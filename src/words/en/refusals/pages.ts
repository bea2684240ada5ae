/** Error pages that stand for a whole page. */
export const pages = {
  busy: {
    title: 'One moment, please',
    text: 'The site is very busy right now. This page will reload in a few seconds.',
  },
  closed: {
    title: 'Back in a few minutes',
    text: 'The site is closed for a moment. This page opens again by itself.',
  },
  outage: {
    title: 'Back in a moment',
    text: 'This page cannot be shown right now. It tries again by itself in a few seconds.',
  },
  offline: {
    title: 'You are offline',
    kept: 'This page needs a network. The trips kept on this device open without one.',
    none: 'This page needs a network. No trip is kept on this device yet: open the day plan of a trip while you are online and press “Keep for offline”.',
    retry: 'Try again',
  },
  failed: 'Something went wrong',
  request: ({ id }: { id: string }) => `If you write to us about it, please add: request ${id}`,
} as const;
