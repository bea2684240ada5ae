import type { TravelPackage } from '../../../contracts/packages.ts';
import { PackagePage } from '../../features/packages/package-page.tsx';
import { useAdminScreen } from './admin-screen.ts';

/** The public page of a package, which shows the agency's own contact where the package has none. */
export function PreviewPage({ package: preview }: { package: TravelPackage }) {
  const { site } = useAdminScreen();
  const { phone, email, whatsapp } = preview.contactInfo;
  const contact = { phone: phone || site.phone, email: email || site.email, whatsapp: whatsapp || site.whatsapp };
  return <PackagePage package={preview} contact={contact} />;
}
