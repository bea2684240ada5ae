/** What becomes public by itself: moving and cancelling it. */
export const scheduled = {
  move: 'Move',
  moveTitled: ({ title }: { title: string }) => `Move ${title}`,
  cancel: 'Cancel',
  cancelTitled: ({ title }: { title: string }) => `Cancel the publication of ${title}`,
  cancelTitle: 'Cancel the publication',
  cancelQuestion: ({ title }: { title: string }) => `“${title}” becomes a draft without a time again.`,
  isMoved: ({ title, time }: { title: string; time: string }) => `“${title}” will be published on ${time}.`,
  isCancelled: ({ title }: { title: string }) => `“${title}” is a draft again.`,
} as const;
