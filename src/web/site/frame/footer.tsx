import { Link } from '../../navigation/link.tsx';
import { mailLink, phoneLink } from '../../ui/contact-links.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useSite } from './site-context.ts';

export function SiteFooter() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo />
          <p>{site.tagline}</p>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <Link to="/#home">Plan a trip</Link>
          <Link to="/packages">Packages</Link>
          <Link to="/blog">Blog</Link>
          <Link to="/contact">Contact</Link>
        </nav>
        <address className={styles.address}>
          {site.agency}, {site.office}
          <br />
          <a href={phoneLink(site.phone)}>{site.phone}</a>
          <br />
          <a href={mailLink(site.email)}>{site.email}</a>
        </address>
      </div>
      <p className={styles.copyright}>
        © {site.brand}, with {site.agency}. Prices are estimates until booked.
      </p>
    </footer>
  );
}
