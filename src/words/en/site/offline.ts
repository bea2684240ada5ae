/** Keeping a trip on this device, for days without a network. */
export const offline = {
  keep: 'Keep for offline',
  /** `size` in megabytes. */
  kept: ({ day, size }: { day: string; size: string }) =>
    `Kept on this device on ${day} (${size} MB). It opens without a network.`,
  /** Above a plan that could not be fetched again. */
  shown: ({ day }: { day: string }) => `Kept on ${day}, shown without a network. Prices may have changed.`,
  remove: 'Remove from this device',
  failures: {
    full: 'This device has no room left. Delete something, then try again.',
    refused:
      'This browser does not let sites keep anything, as in a private window or without a secure connection. Open the plan in a normal window.',
    notLoaded: 'Not everything could be loaded. Try again where the network is better.',
  },
} as const;
