import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { mailPreview } from '../../../words/en/office/mail-preview.ts';
import styles from './mail-preview.module.css';

type Scheme = 'light' | 'dark';
type Width = 'phone' | 'desktop';

/** How a mail asks for the dark scheme of its reader. */
const DARK_ONLY = '@media (prefers-color-scheme:dark)';

/** Returns a mail as it looks in a scheme, whatever that of this browser is. */
const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all');

interface MailPreviewProps {
  html: string;
  /** What the frame holds, for those who hear it. */
  title: string;
}

/** Shows a mail in a frame without scripts, forms or links, light or dark, at the width of a phone or of a desk. */
export function MailPreview({ html, title }: MailPreviewProps) {
  const [scheme, setScheme] = useState<Scheme>('light');
  const [width, setWidth] = useState<Width>('phone');
  return (
    <div>
      <div className={styles.choices}>
        <SegmentedControl
          aria-label={mailPreview.width}
          value={width}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'phone', label: mailPreview.phone },
            { value: 'desktop', label: mailPreview.desktop },
          ]}
        />
        <SegmentedControl
          aria-label={mailPreview.scheme}
          value={scheme}
          onChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: mailPreview.light },
            { value: 'dark', label: mailPreview.dark },
          ]}
        />
      </div>
      <div className={styles.around}>
        <iframe
          title={title}
          sandbox=""
          srcDoc={inScheme(html, scheme)}
          className={`${styles.frame} ${width === 'phone' ? styles.narrow : styles.wide}`}
        />
      </div>
    </div>
  );
}
