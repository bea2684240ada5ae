import type { Ref } from 'react';
import { PassageMark, useLanguageOf } from './passage.tsx';

interface RichPassageProps {
  /** Clean: the server has cleaned it (server/records/rich-text.ts). */
  html: string;
  /** Above it, with a mark of its own where it is in another language than the page's. */
  title: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** A long text that may be in another language than the page, also under a title that is translated already. */
export function RichPassage({ html, title, className, ref }: RichPassageProps) {
  const langOf = useLanguageOf();
  const text = html.replace(/<[^<>]*>/g, ' ');
  return (
    <div ref={ref} className={className}>
      {langOf(title) === undefined && <PassageMark text={text} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it on the site. */}
      <div lang={langOf(text)} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
