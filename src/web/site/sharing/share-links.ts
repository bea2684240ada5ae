export type ShareNetwork = 'facebook' | 'twitter' | 'whatsapp' | 'linkedin';

/** Returns a network's share link; mentions `account` where the network supports mentions. */
export function shareAddress(network: ShareNetwork, url: string, title: string, account = ''): string {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${page}&text=${text}${account && `&via=${encodeURIComponent(account)}`}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
  }
}
