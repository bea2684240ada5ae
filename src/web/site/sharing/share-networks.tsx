import type { ReactNode } from 'react';
import { ChatIcon } from '../../ui/icons.tsx';
import { LinkedinIcon } from '../../ui/shop-icons.tsx';
import { FacebookIcon, TwitterIcon } from '../../ui/trip-icons.tsx';
import { type ShareNetwork, shareAddress } from './share-links.ts';

const NETWORKS: Readonly<Record<ShareNetwork, { readonly name: string; readonly icon: ReactNode }>> = {
  facebook: { name: 'Facebook', icon: <FacebookIcon /> },
  twitter: { name: 'Twitter', icon: <TwitterIcon /> },
  whatsapp: { name: 'WhatsApp', icon: <ChatIcon /> },
  linkedin: { name: 'LinkedIn', icon: <LinkedinIcon /> },
};

interface NetworkLinkProps {
  network: ShareNetwork;
  url: string;
  title: string;
  /** Mentioned where the network supports mentions. */
  account?: string | undefined;
  className: string | undefined;
  onClick?: () => void;
  /** Writes the network's name beside its icon. */
  named?: boolean;
}

/** Links to a network's own share page. */
export function NetworkLink({ network, url, title, account, named = false, ...rest }: NetworkLinkProps) {
  const { name, icon } = NETWORKS[network];
  return (
    <a
      {...rest}
      href={shareAddress(network, url, title, account)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Share on ${name}, opens a new window`}
    >
      {icon}
      {named && <span>{name}</span>}
    </a>
  );
}
