import type { ReactNode } from 'react';
import { contact } from '../../words/en/site/contact.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { OfficeMap } from '../site/contact/office-map.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { useLeadPopup } from '../site/leads/lead-popup.tsx';
import type { Page } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { mailLink, phoneLink, whatsappLink } from '../ui/contact-links.ts';
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '../ui/icons.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Passage } from '../ui/passage.tsx';
import styles from './contact.module.css';
import { describePage } from './page-meta.ts';

function Contact() {
  const site = useSite();
  const { openPopup } = useLeadPopup();
  return (
    <main>
      <PageHead title={contact.title} deep>
        {contact.lead(site)}
      </PageHead>
      <div className={`page ${styles.ways}`}>
        <Foremost />
        <Way icon={<PhoneIcon />} title={contact.phone} href={phoneLink(site.phone)} says={site.phone}>
          {contact.phoneText}
        </Way>
        <Way icon={<MailIcon />} title={contact.email} href={mailLink(site.email)} says={site.email}>
          {contact.emailText}
        </Way>
        <Way icon={<PinIcon />} title={contact.office} href={site.map.link} says={site.office}>
          {contact.officeText(site)}
        </Way>
      </div>
      <section className={`page ${styles.offer}`} aria-labelledby="offer-title">
        <div>
          <h2 id="offer-title" className={styles.offerTitle}>
            {contact.offerTitle}
          </h2>
          <p className={styles.wayText}>{contact.offer}</p>
        </div>
        <Button look="action" onClick={() => openPopup()}>
          {contact.leaveNumber}
        </Button>
      </section>
      <Brands />
      <div className={`page ${styles.map}`}>
        <OfficeMap agency={site.agency} office={site.office} map={site.map} />
      </div>
      <WhyChoose />
      <section className={`page ${styles.call}`} aria-labelledby="call-title">
        <h2 id="call-title" className={styles.subtitle}>
          {contact.readyTitle}
        </h2>
        <p>{contact.ready}</p>
        <ButtonLink look="action" to="/#home">
          {contact.planTrip}
        </ButtonLink>
      </section>
    </main>
  );
}

/** WhatsApp, which most travellers use, with who answers and when. */
function Foremost() {
  const { agency, hours, whatsapp } = useSite();
  return (
    <section className={styles.foremost} aria-labelledby="whatsapp-title">
      <span className={styles.sign}>
        <ChatIcon size={26} />
      </span>
      <div>
        <h2 id="whatsapp-title" className={styles.wayTitle}>
          {contact.whatsapp}
        </h2>
        <p className={styles.number}>{whatsapp}</p>
        <p className={styles.wayText}>{contact.whatsappText}</p>
      </div>
      <a className={styles.write} href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
        {contact.writeNow}
        <span className="visually-hidden"> {controls.opensInNewTab}</span>
      </a>
      <dl className={styles.answers}>
        <div>
          <dt>{contact.whoAnswers}</dt>
          <dd>{contact.peopleOf({ agency })}</dd>
        </div>
        {hours && (
          <div>
            <dt>{contact.hours}</dt>
            <dd>
              <Passage text={hours} />
            </dd>
          </div>
        )}
      </dl>
    </section>
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
        <Passage text={says} />
        {outside && <span className="visually-hidden"> {controls.opensInNewTab}</span>}
      </a>
      <p className={styles.wayText}>{children}</p>
    </section>
  );
}

/** Explains the two brands: the planner and the agency behind it. */
function Brands() {
  const site = useSite();
  return (
    <section className={`page ${styles.brands}`} aria-label={contact.brands}>
      <article className={styles.brand} data-kind="planner">
        <h2 className={styles.brandName}>{site.brand}</h2>
        <p>{contact.planner}</p>
      </article>
      <article className={styles.brand}>
        <h2 className={styles.brandName}>{site.agency}</h2>
        <p>
          {contact.agencyBefore}
          <Passage text={site.office} />
          {contact.agencyAfter}
        </p>
      </article>
    </section>
  );
}

const REASONS = ['planning', 'platform', 'people'] as const;

function WhyChoose() {
  const site = useSite();
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <div className="page">
        <h2 id="why-title" className={styles.subtitle}>
          {contact.whyTitle(site)}
        </h2>
        <ul className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <h3 className={styles.reason}>{contact.reasons[reason].title}</h3>
              <p className={styles.wayText}>{contact.reasons[reason].text}</p>
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
      title: contact.pageTitle,
      description: contact.pageDescription,
      path: '/contact',
      inAllLanguages: true,
    }),

  Screen: Contact,
};
