import { withoutScript } from '../../../words/en/site/without-script.ts';
import { useLocalPath } from '../../navigation/language.ts';
import { mailLink, phoneLink } from '../../ui/contact-links.ts';
import { useSite } from './site-context.ts';

/** Explains that planning needs JavaScript, and what works without it. */
export function PlanningWithoutScript() {
  const { phone, email } = useSite();
  const local = useLocalPath();
  return (
    <p>
      {withoutScript.beforePhone} <a href={phoneLink(phone)}>{phone}</a> {withoutScript.beforeEmail}{' '}
      <a href={mailLink(email)}>{email}</a>
      {withoutScript.beforePackages} <a href={local('/packages')}>{withoutScript.packages}</a>{' '}
      {withoutScript.afterPackages}
    </p>
  );
}
