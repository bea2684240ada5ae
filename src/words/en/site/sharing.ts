/** Sharing a page. */
export const sharing = {
  shareTrip: 'Share this trip',
  sharePost: 'Share this post',
  timesShared: ({ times }: { times: string }) =>
    `This post has been shared ${times} ${times === '1' ? 'time' : 'times'}`,
  shareOn: ({ network }: { network: string }) => `Share on ${network}, opens a new window`,
  networks: { facebook: 'Facebook', twitter: 'Twitter', whatsapp: 'WhatsApp', linkedin: 'LinkedIn' },
  copyLink: 'Copy link',
  copyTheLink: 'Copy Link',
  copied: 'Copied!',
  linkCopied: 'The link is copied',
  linkToPage: 'Link to this page',
  savePicture: 'Save as picture',
  sendPicture: 'Send as picture',
  pictureFailed: 'The picture could not be sent.',
} as const;
