import type { ReactNode } from 'react';
import { OfficeMap } from '../site/contact/office-map.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { useLeadPopup } from '../site/leads/lead-popup.tsx';
import type { Page } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { mailLink, phoneLink, whatsappLink } from '../ui/contact-links.ts';
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '../ui/icons.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './contact.module.css';
import { describePage } from './page-meta.ts';

function Contact() {
  const site = useSite();
  const { openPopup } = useLeadPopup();
  return (
    <main>
      <PageHead title="Get In Touch" deep>
        {site.brand} plans your trip; the people of {site.agency} book it and answer when you call.
      </PageHead>
      <div className={`page ${styles.ways}`}>
        <Way icon={<PhoneIcon />} title="Phone" href={phoneLink(site.phone)} says={site.phone}>
          For a booking, a change or a question during your trip.
        </Way>
        <Way icon={<ChatIcon />} title="WhatsApp" href={whatsappLink(site.whatsapp)} says={site.whatsapp}>
          Send us your plan or a photo of a ticket.
        </Way>
        <Way icon={<MailIcon />} title="E-mail" href={mailLink(site.email)} says={site.email}>
          For groups, invoices and anything with an attachment.
        </Way>
        <Way icon={<PinIcon />} title="Office" href={site.map.link} says={site.office}>
          {site.agency}. The link opens a map.
        </Way>
      </div>
      <section className={`page ${styles.offer}`} aria-labelledby="offer-title">
        <div>
          <h2 id="offer-title" className={styles.offerTitle}>
            Shall we call you?
          </h2>
          <p className={styles.wayText}>Leave your name and number, and we call you about trips and offers.</p>
        </div>
        <Button look="action" onClick={() => openPopup()}>
          Leave my number
        </Button>
      </section>
      <Brands />
      <div className={`page ${styles.map}`}>
        <OfficeMap agency={site.agency} office={site.office} map={site.map} />
      </div>
      <WhyChoose />
      <section className={`page ${styles.call}`} aria-labelledby="call-title">
        <h2 id="call-title" className={styles.subtitle}>
          Ready when you are
        </h2>
        <p>Tell the planner where you would like to go; it answers in seconds.</p>
        <ButtonLink look="action" to="/#home">
          Plan a trip
        </ButtonLink>
      </section>
    </main>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  href: string;
  says: string;
  children: ReactNode;
}

function Way({ icon, title, href, says, children }: WayProps) {
  const outside = href.startsWith('http');
  return (
    <section className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <h2 className={styles.wayTitle}>{title}</h2>
      <a className={styles.wayLink} href={href} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
        {says}
        {outside && <span className="visually-hidden"> (opens in a new tab)</span>}
      </a>
      <p className={styles.wayText}>{children}</p>
    </section>
  );
}

/** Explains the two brands: the planner and the agency behind it. */
function Brands() {
  const site = useSite();
  return (
    <section className={`page ${styles.brands}`} aria-label="Who we are">
      <article className={styles.brand} data-kind="planner">
        <h2 className={styles.brandName}>{site.brand}</h2>
        <p>Your AI travel companion: it knows trains, roads and opening hours, and plans days that really work.</p>
      </article>
      <article className={styles.brand}>
        <h2 className={styles.brandName}>{site.agency}</h2>
        <p>The partner agency in {site.office}: it books what you choose and answers when you call.</p>
      </article>
    </section>
  );
}

const REASONS = [
  {
    title: 'AI-Powered Planning',
    text: 'Several itineraries for your dates and budget in seconds, each of them checked for times, distances and prices.',
  },
  {
    title: 'Smart Travel Platform',
    text: 'Search, day plan, map and costs in one place, on your phone or computer.',
  },
  {
    title: 'Human Expertise',
    text: 'People who know the routes read every booking request and call you back within 24 hours.',
  },
] as const;

function WhyChoose() {
  const site = useSite();
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <div className="page">
        <h2 id="why-title" className={styles.subtitle}>
          Why Choose {site.brand}
        </h2>
        <ul className={styles.reasons}>
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.reason}>{title}</h3>
              <p className={styles.wayText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: 'Contact',
      description:
        'Call, write or visit the people who plan and book your trips: phone, WhatsApp, e-mail and the way to our office.',
      path: '/contact',
    }),

  Screen: Contact,
};
