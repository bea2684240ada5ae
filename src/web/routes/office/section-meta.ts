import type { MetaDescriptor } from 'react-router';
import { signIn } from '../../../words/en/office/sign-in.ts';

type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[];

interface LayoutData {
  readonly admin: object | null;
  readonly site: { readonly brand: string };
}

const isLayoutData = (data: unknown): data is LayoutData =>
  typeof data === 'object' && data !== null && 'admin' in data && 'site' in data;

/** Returns the `meta` of a section of the back office: its title, or that of the login at its address. */
export const sectionMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => {
    const layout = matches.map((match) => match?.loaderData).find(isLayoutData);
    const shown = layout && !layout.admin ? signIn.title : title;
    return [{ title: layout ? `${shown} | ${layout.site.brand}` : shown }, { name: 'robots', content: 'noindex' }];
  };
