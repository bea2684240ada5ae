import type { ReactNode } from 'react';
import type { TravelPackage } from '../../../contracts/packages.ts';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import styles from './contact-card.module.css';

export type Contact = TravelPackage['contactInfo'];

/** Lists the ways to ask before booking; leaves out missing ones. */
export function ContactCard({ contact: { phone, email, whatsapp }, title }: { contact: Contact; title: string }) {
  if (!phone && !email && !whatsapp) return null;
  const about = `About “${title}”`;
  return (
    <section className={styles.card} aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        Contact Us
      </h2>
      <ul className={styles.ways}>
        {phone && (
          <Way href={phoneLink(phone)} icon={<PhoneIcon />} name="Call">
            {phone}
          </Way>
        )}
        {email && (
          <Way href={mailLink(email, about)} icon={<MailIcon />} name="E-mail">
            {email}
          </Way>
        )}
        {whatsapp && (
          <Way href={whatsappLink(whatsapp, `${about}: `)} icon={<ChatIcon />} name="WhatsApp" outside>
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
        {outside && <span className="visually-hidden"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
