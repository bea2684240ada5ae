import type { BrowserContext, Locator, Page } from '@playwright/test';
import { enterBackOffice, makePhoto } from './back-office.ts';
import { dayAhead, expect, expectAccessible, test } from './site.ts';

const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Content', exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name });
const switchOf = (page: Page, title: string): Locator => page.getByRole('switch', { name: `Publish ${title}` });

let posts = 0;
/** Returns a title that no other journey uses. */
const newTitle = (about: string): string => `${about} ${Date.now()}-${posts++}`;

/** Fills in the required fields of a post. */
async function begin(page: Page, title: string, text = 'Panaji is wet and green.'): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Excerpt', exact: true }).fill('Wet, green and half the price.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Travel Tips' }).click();
  await editorOf(page).click();
  await page.keyboard.type(text);
}

const saveOf = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

async function saveNew(page: Page): Promise<void> {
  await saveOf(page).click();
  await expect(heading(page, 'Edit Post')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Publishes the open post, as another admin would. */
async function saveBehindBack(page: Page, parts: Record<string, string>): Promise<void> {
  const address = `/api/blogs/admin/${page.url().split('/').at(-1)}`;
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { authorization: `Bearer ${token}` };
  const { blog } = (await (await page.request.get(new URL(address, page.url()).href, { headers })).json()) as {
    blog: { version: number };
  };
  const saved = await page.request.put(new URL(address.replace('/admin', ''), page.url()).href, {
    headers,
    multipart: { ...parts, version: String(blog.version) },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

interface Pasted {
  readonly html?: string;
  readonly file?: { readonly name: string; readonly buffer: Buffer };
}

/** Pastes clipboard contents into the text. */
async function paste(page: Page, { html, file }: Pasted): Promise<void> {
  await editorOf(page).evaluate(
    (element, { markup, picture }) => {
      const clipboardData = new DataTransfer();
      if (markup) clipboardData.setData('text/html', markup);
      if (picture) {
        const bytes = Uint8Array.from(atob(picture.base64), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], picture.name, { type: 'image/jpeg' }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { markup: html, picture: file && { name: file.name, base64: file.buffer.toString('base64') } },
  );
}

/** Drops a picture below the last line of the text. */
async function drop(page: Page, { name, buffer }: { readonly name: string; readonly buffer: Buffer }): Promise<void> {
  await editorOf(page).evaluate(
    (element, picture) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture.base64), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], picture.name, { type: 'image/jpeg' }));
      const { left, bottom } = (element.lastElementChild ?? element).getBoundingClientRect();
      const at = { clientX: left + 4, clientY: bottom - 4 };
      element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, base64: buffer.toString('base64') },
  );
}

/** Opens a page as an anonymous visitor. */
async function visit(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const answer = await page.goto(address);
  return { page, status: answer?.status() };
}

test('a post is written with pictures, published, changed, deleted and brought back', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  test.slow();
  const title = newTitle('Goa in the rain');
  await enterBackOffice(page, site, '/admin/blogs');
  await expect(heading(page, 'Posts')).toBeVisible();
  await page.getByRole('link', { name: 'Create Post' }).click();
  await begin(page, title);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'H2 heading' }).click();
  await page.keyboard.type('What to pack');
  await page.keyboard.press('Enter');
  await page.getByLabel('Choose pictures for the text').setInputFiles([await makePhoto('road.jpg', '#2f6b3a')]);
  await expect(page.getByLabel('Alt text')).toBeFocused({ timeout: 30_000 });
  await page.keyboard.type('A wet road');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('A good umbrella.');
  await page.getByLabel('Choose the featured picture').setInputFiles([await makePhoto('beach.jpg', '#2f4f7a')]);
  await expect(page.getByRole('img', { name: 'The featured picture' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview/ });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A wet road' })).toBeVisible();
  await expect(preview.getByText('1 min read')).toBeVisible();
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await saveNew(page);

  const slug = await page.getByRole('textbox', { name: 'Slug' }).inputValue();
  const draft = await visit(context, `${site.url}/blog/${slug}`);
  expect(draft.status).toBe(404);
  await draft.page.close();

  await page.getByRole('switch', { name: 'Publish' }).check();
  await expect(page.getByText('Goes live as soon as you save.')).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByText(/^Published on /)).toBeVisible();
  const shown = await visit(context, `${site.url}/blog/${slug}`);
  expect(shown.status).toBe(200);
  await expect(shown.page.getByRole('img', { name: 'A wet road' })).toBeVisible();
  await expect(shown.page.getByRole('heading', { level: 2, name: 'What to pack' })).toBeVisible();

  await editorOf(page).getByText('A good umbrella.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And boots.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Focus returns once the fields accept input again.
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type(' And time.');
  await expect(editorOf(page).getByText('A good umbrella. And boots. And time.')).toBeVisible();
  await shown.page.reload();
  await expect(shown.page.getByText('A good umbrella. And boots.')).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No posts match')).toBeVisible();
  await shown.page.reload();
  await expect(shown.page.getByText('Blog not found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await shown.page.reload();
  await expect(shown.page.getByText('A good umbrella. And boots. And time.')).toBeVisible();
});

test('what two admins write about one post is lost on neither side', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/409/);
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, newTitle('Two pens'));
  await saveNew(page);
  await saveBehindBack(page, { metaTitle: 'Their meta title' });
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('My excerpt');
  await saveOf(page).click();
  await expect(page.getByText('admin changed this meanwhile: Meta title. Taken over.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Meta title' })).toHaveValue('Their meta title');
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('My excerpt');

  await saveBehindBack(page, { excerpt: 'Their excerpt', metaTitle: 'Their other meta title' });
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('My second excerpt');
  await saveOf(page).click();
  const conflict = page.getByRole('dialog', { name: 'Saved by another admin meanwhile' });
  await expect(conflict.getByText('Their excerpt')).toBeVisible();
  await expect(conflict.getByText('My second excerpt')).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Go on editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('My second excerpt');
  await saveOf(page).click();
  await conflict.getByRole('radio', { name: 'Theirs' }).check();
  await conflict.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Their excerpt');
  await expect(page.getByRole('textbox', { name: 'Meta title' })).toHaveValue('Their other meta title');

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  await page.getByText('As it is now', { exact: true }).click();
  await expect(page.getByText('Their other meta title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  const question = page.getByRole('dialog', { name: 'Bring this version back' });
  await question.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Wet, green and half the price.');
});

test('a planned post waits for its time, which is one of India and still to come', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  const title = newTitle('A post for later');
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, title);
  await page.getByRole('switch', { name: 'Publish' }).check();
  await page.getByLabel('At a set time').check();
  await saveOf(page).click();
  await expect(page.getByText('Please choose the day and time of publication').first()).toBeVisible();
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.getByLabel('Day').fill(dayAhead(-1));
  await saveOf(page).click();
  await expect(page.getByText('The time of publication is in the past').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Day').fill(dayAhead(30));
  await page.getByLabel('Time (IST)').fill('09:30');
  await expect(page.getByText(/^Goes live on .* 9:30 am, Indian time/)).toBeVisible();
  await saveNew(page);

  const slug = await page.getByRole('textbox', { name: 'Slug' }).inputValue();
  const hidden = await visit(context, `${site.url}/blog/${slug}`);
  expect(hidden.status).toBe(404);
  await page.goto(`${site.url}/admin-blogs?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article');
  await expect(card).toContainText(/Scheduled for .* 9:30 am/);
  await expect(card.getByRole('link', { name: /View on site/ })).toBeHidden();
  await page.getByRole('link', { name: /^Scheduled/ }).click();
  await page.getByRole('button', { name: `Move ${title}` }).click();
  const move = page.getByRole('dialog', { name: `Move ${title}` });
  await move.getByLabel('Day').fill(dayAhead(31));
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(/will be published on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Published/ }).click();
  await expect(page.getByText('No posts match')).toBeVisible();
});

test('what was written and not saved comes back after the browser has gone', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  const title = newTitle('Lost and found');
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, title, 'Half a thought.');
  await page.getByLabel('Choose pictures for the text').setInputFiles([await makePhoto('road.jpg', '#2f6b3a')]);
  await expect(page.getByLabel('Alt text')).toBeFocused({ timeout: 30_000 });
  await page.keyboard.type('A wet road');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('blogDraft:new') ?? '')).toContain('A wet road');
  // Without a beforeunload dialog, as when the browser crashes.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`${site.url}/admin/blogs/new`);
  await expect(again.getByText(/^Unsaved changes of /)).toBeVisible();
  await again.getByRole('button', { name: 'Restore them' }).click();
  await expect(again.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await expect(editorOf(again).getByText('Half a thought.')).toBeVisible();
  await expect(again.getByLabel('Alt text')).toHaveValue('A wet road');
  await again.getByRole('link', { name: 'All posts' }).click();
  const leaving = again.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(again, 'Posts')).toBeVisible();
  await again.goto(`${site.url}/admin/blogs/new`);
  await expect(heading(again, 'Create Post')).toBeVisible();
  await expect(again.getByText(/^Unsaved changes of /)).toBeHidden();
});

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style='color:#2F5496'>Getting there<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:Calibri;color:red'>Take the <b>night train</b>.</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Blanket</p>
<p class=MsoNormal><img src="file:///C:/Users/a/clip_image001.png"></p><!--EndFragment--></body></html>`;

test('pasted text is cleaned, foreign pictures stay out, files come in and are tried again', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/ERR_FAILED/);
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, newTitle('Pasted'), '');
  await paste(page, { html: FROM_WORD });
  const text = editorOf(page);
  await expect(text.getByRole('heading', { level: 2, name: 'Getting there' })).toBeVisible();
  expect(await text.innerHTML()).toContain(
    '<h2>Getting there</h2><p>Take the <strong>night train</strong>.</p><ul><li><p>Blanket</p></li></ul>',
  );
  await expect(page.getByText('A picture from elsewhere was left out.')).toBeVisible();

  await page.route('**/api/blogs/pictures', (route) => route.abort(), { times: 1 });
  await paste(page, { file: await makePhoto('blanket.jpg', '#7a2f2f') });
  await expect(page.getByText('blanket.jpg: Upload failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Alt text')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Choose pictures for the text').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('notes.pdf is not a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this picture' }).click();
  await expect(page.getByLabel('Alt text')).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Alt text')).toBeVisible();
});

test('of several pictures chosen at once for an empty line all stay, in their order', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  test.slow();
  guards.expected.push(/ERR_FAILED/);
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, newTitle('Many pictures'), 'Above');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below');
  await page.keyboard.press('ArrowUp');
  const addresses = new Map<string, string>();
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/blogs/pictures') || !answer.ok()) return;
    const [, name = ''] = /filename="([^"]+)"/.exec(answer.request().postDataBuffer()?.toString('latin1') ?? '') ?? [];
    addresses.set(name, ((await answer.json()) as { url: string }).url);
  });
  let sent = 0;
  await page.route('**/api/blogs/pictures', (route) => (++sent === 2 ? route.abort() : route.fallback()));
  const [first, second, third] = await Promise.all([
    makePhoto('first.jpg', '#2f6b3a'),
    makePhoto('second.jpg', '#7a2f2f'),
    makePhoto('third.jpg', '#2f4f7a'),
  ]);
  await page
    .getByLabel('Choose pictures for the text')
    .setInputFiles([first, second, third, { ...first, name: 'again.jpg' }]);
  await editorOf(page).focus();
  await page.keyboard.type('Meanwhile');
  await expect(page.getByText('second.jpg: Upload failed')).toBeVisible({ timeout: 60_000 });
  await expect(editorOf(page).getByText('second.jpg was not sent')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Alt text')).toHaveCount(4, { timeout: 60_000 });
  // Read from the page's own answers.
  await expect.poll(() => addresses.size).toBe(4);

  const blocks = () =>
    editorOf(page).evaluate((element) =>
      [...element.children].map((block) => block.querySelector('img')?.getAttribute('src') ?? block.textContent),
    );
  const inOrder = ['first.jpg', 'second.jpg', 'third.jpg', 'again.jpg'].map((name) => addresses.get(name));
  expect(await blocks()).toEqual(['Above', ...inOrder, 'Meanwhile', 'Below']);
  await saveNew(page);
  await page.reload();
  await expect(page.getByLabel('Alt text')).toHaveCount(4);
  expect(await blocks()).toEqual(['Above', ...inOrder, 'Meanwhile', 'Below']);
});

test('a picture is dropped into the text, a link made with the keyboard', { tag: '@once' }, async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, newTitle('By hand'), 'See our trips');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await page.keyboard.type('/packages');
  await page.keyboard.press('Enter');
  await expect(editorOf(page).getByRole('link', { name: 'trips' })).toHaveAttribute('href', '/packages');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('End');
  // The editor learns the caret's new place slightly after the browser; no person types as fast as this journey.
  await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  await page.waitForTimeout(300);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below');

  // Delayed, so that the upload can be seen.
  let goOn = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/blogs/pictures', (route) => held.then(() => route.fallback()));
  await drop(page, await makePhoto('train.jpg', '#7a2f2f'));
  await expect(page.getByRole('progressbar', { name: 'Sending train.jpg' })).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByText('Please wait until the pictures are uploaded').first()).toBeVisible();
  goOn();
  await page.getByLabel('Alt text').fill('The toy train');
  await saveNew(page);
  await page.reload();
  await expect(page.getByLabel('Alt text')).toHaveValue('The toy train');
  await expect(editorOf(page).getByRole('link', { name: 'trips' })).toHaveAttribute('href', '/packages');
});

test('the switch on a card publishes at once, and goes back when that is refused', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/500/);
  const title = newTitle('Switched');
  await enterBackOffice(page, site, '/admin/blogs/new');
  await begin(page, title);
  await saveNew(page);
  await page.goto(`${site.url}/admin/blogs?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article');
  await expect(card).toContainText('Draft');
  await expectAccessible(page);
  let answers = 0;
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT') answers += 1;
  });
  await switchOf(page, title).press('Space');
  await expect(card.getByRole('link', { name: /View on site/ })).toBeVisible();
  // Off and on again before the first answer.
  await switchOf(page, title).press('Space');
  await switchOf(page, title).press('Space');
  await expect.poll(() => answers).toBe(3);
  await page.reload();
  await expect(switchOf(page, title)).toBeChecked();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(editorOf(page).getByText('Panaji is wet and green.')).toBeVisible();

  await page.goBack();
  await page.route('**/api/blogs/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'x' }) : route.fallback(),
  );
  await switchOf(page, title).press('Space');
  await expect(page.getByText('Failed to save blog')).toBeVisible();
  await expect(switchOf(page, title)).toBeChecked();
});
