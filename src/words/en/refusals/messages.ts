/** Refusals of the wordings and providers of messages. */
export const messages = {
  noWording: 'There is no message of this kind on this channel',
  wordingChanged: 'Another admin saved this text meanwhile. Reload to see theirs, then save yours again.',
  providersChanged: 'Another admin saved the providers meanwhile. Reload to see their changes, then save yours again.',
} as const;
