import { jsonForPage } from './page-data.ts';
import type { HeadEntry } from './page-module.ts';

function Entry({ entry }: { entry: HeadEntry }) {
  if ('structuredData' in entry) {
    const json = jsonForPage(entry.structuredData);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  if ('rel' in entry) return <link {...entry} />;
  return 'content' in entry ? <meta {...entry} /> : <title>{entry.title}</title>;
}

/** Shows the elements that a page puts into its head. */
export const HeadEntries = ({ entries }: { entries: readonly HeadEntry[] }) =>
  entries.map((entry) => <Entry key={JSON.stringify(entry)} entry={entry} />);
