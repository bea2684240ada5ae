import { mailLink, phoneLink } from '../../ui/contact-links.ts';
import { useSite } from './site-context.ts';

/** Explains that planning needs JavaScript, and what works without it. */
export function PlanningWithoutScript() {
  const { phone, email } = useSite();
  return (
    <p>
      Planning a trip needs JavaScript. Turn it on in your browser and search again. Or plan it with us: call{' '}
      <a href={phoneLink(phone)}>{phone}</a> or write to <a href={mailLink(email)}>{email}</a>. Our{' '}
      <a href="/packages">travel packages</a> can be read as they are.
    </p>
  );
}
