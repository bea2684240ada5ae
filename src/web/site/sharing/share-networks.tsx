import type { ReactNode } from 'react';
import { sharing } from '../../../words/en/site/sharing.ts';
import { ChatIcon } from '../../ui/icons.tsx';
import { LinkedinIcon } from '../../ui/shop-icons.tsx';
import { FacebookIcon, TwitterIcon } from '../../ui/trip-icons.tsx';
import { type ShareNetwork, shareAddress } from './share-links.ts';

const ICONS: Readonly<Record<ShareNetwork, ReactNode>> = {
  facebook: <FacebookIcon />,
  twitter: <TwitterIcon />,
  whatsapp: <ChatIcon />,
  linkedin: <LinkedinIcon />,
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
  const name = sharing.networks[network];
  return (
    <a
      {...rest}
      href={shareAddress(network, url, title, account)}
      target="_blank"
      rel="noreferrer"
      aria-label={sharing.shareOn({ network: name })}
    >
      {ICONS[network]}
      {named && <span>{name}</span>}
    </a>
  );
}
