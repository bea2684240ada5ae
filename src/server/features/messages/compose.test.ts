import { describe, expect, it } from 'vitest';
import { renderMail, renderStored } from '../../mail-design/mail-content.ts';
import { composeDesign, defaultTexts, type Sender } from './compose.ts';

const SITE = 'https://safarnama.example';
const LOGO = `/pictures/uploads/${'0'.repeat(26)}-800x200.jpg`;
const SENDER: Sender = { agency: 'Hooghly Travels', brand: 'Safarnama', phone: '+91 33 4000 0000', logo: '' };

const design = (sender: Partial<Sender>) =>
  composeDesign(
    {
      kind: 'received',
      language: 'en',
      values: { name: 'Asha', reference: 'SN-7K3M9Q' },
      facts: [],
      changes: [],
      wishes: '',
      link: null,
    },
    defaultTexts('received', 'email', 'en'),
    { ...SENDER, ...sender },
    SITE,
  );

describe('the head of a mail', () => {
  it('shows the logo as high as the header of the site does, and its name where pictures are not loaded', async () => {
    const html = await renderMail(design({ logo: LOGO, brand: 'Hills & "Rivers"' }));
    const [img] = /<img [^>]*>/.exec(html) ?? [];
    expect(img).toContain(`src="${SITE}${LOGO}"`);
    expect(img).toContain('alt="Hills &amp; &quot;Rivers&quot;"');
    expect(img).toMatch(/width="144"/);
    expect(img).toMatch(/height="36"/);
  });

  it('keeps a very wide or very high logo in its place, and enlarges none', () => {
    const sizeOf = (size: string) => design({ logo: LOGO.replace('800x200', size) }).logo;
    expect(sizeOf('1600x100')).toMatchObject({ width: 240, height: 15 });
    expect(sizeOf('20x2400')).toMatchObject({ width: 1, height: 36 });
    expect(sizeOf('60x24')).toMatchObject({ width: 60, height: 24 });
  });

  it('shows the name without a logo, and in mails stored before there were logos', async () => {
    const { logo, ...before } = design({});
    expect(logo).toBeNull();
    expect(await renderStored(JSON.stringify(before))).not.toContain('<img');
    expect(await renderMail(design({ logo: 'https://elsewhere.example/spy.png' }))).not.toContain('<img');
  });
});
