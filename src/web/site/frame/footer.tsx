import { legalPath } from '../../../core/legal/legal-pages.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { legalPages } from '../../../words/en/ui/legal-pages.ts';
import { Link } from '../../navigation/link.tsx';
import { mailLink, phoneLink } from '../../ui/contact-links.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { useSite } from './site-context.ts';

export function SiteFooter() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo />
          <p>
            <Passage text={site.tagline} />
          </p>
          <LanguageLinks />
        </div>
        <nav aria-label={frame.footer} className={styles.links}>
          <Link to="/#home">{frame.planTrip}</Link>
          <Link to="/check-a-plan">{frame.checkPlan}</Link>
          <Link to="/packages">{frame.packages}</Link>
          <Link to="/places">{frame.places}</Link>
          <Link to="/blog">{frame.blog}</Link>
          <Link to="/contact">{frame.contact}</Link>
          <Link to="/sources">{frame.sources}</Link>
          {site.legal.map((name) => (
            <Link key={name} to={legalPath(name)}>
              {legalPages.names[name]}
            </Link>
          ))}
        </nav>
        <address className={styles.address}>
          <Passage text={`${site.agency}, ${site.office}`} />
          <br />
          <a href={phoneLink(site.phone)}>{site.phone}</a>
          <br />
          <a href={mailLink(site.email)}>{site.email}</a>
        </address>
      </div>
      <p className={styles.copyright}>
        <Passage text={frame.copyright(site)} />
      </p>
    </footer>
  );
}
