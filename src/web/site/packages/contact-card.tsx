import type { ReactNode } from 'react';
import type { TravelPackage } from '../../../contracts/packages.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import styles from './contact-card.module.css';

export type Contact = TravelPackage['contactInfo'];

/** Lists the ways to ask before booking; leaves out missing ones. */
export function ContactCard({ contact: { phone, email, whatsapp }, title }: { contact: Contact; title: string }) {
  if (!phone && !email && !whatsapp) return null;
  return (
    <section className={styles.card} aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        {packagePage.contact}
      </h2>
      <ul className={styles.ways}>
        {phone && (
          <Way href={phoneLink(phone)} icon={<PhoneIcon />} name={packagePage.call}>
            {phone}
          </Way>
        )}
        {email && (
          <Way href={mailLink(email, packagePage.mailAbout({ title }))} icon={<MailIcon />} name={packagePage.email}>
            {email}
          </Way>
        )}
        {whatsapp && (
          <Way
            href={whatsappLink(whatsapp, packagePage.messageAbout({ title }))}
            icon={<ChatIcon />}
            name={packagePage.whatsapp}
            outside
          >
            {whatsapp}
          </Way>
        )}
      </ul>
    </section>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  name: string;
  outside?: boolean;
  children: ReactNode;
}

function Way({ href, icon, name, outside = false, children }: WayProps) {
  return (
    <li>
      <a href={href} className={styles.way} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.says}>{children}</span>
        </span>
        {outside && <span className="visually-hidden"> {controls.opensInNewTab}</span>}
      </a>
    </li>
  );
}
