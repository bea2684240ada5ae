import { expect, freshPhone, test } from './site.ts';

test('plans a trip and reads it with the keyboard alone', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tabTo = async (name: RegExp, role: 'combobox' | 'button' | 'link' = 'button') => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText().catch(() => ''));
      const own = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return `${element?.getAttribute('role') ?? ''} ${element?.labels?.[0]?.textContent ?? ''}`;
      });
      if (name.test(role === 'combobox' ? own : label)) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabTo(/combobox From/i, 'combobox');
  await page.keyboard.type('Kolkata');
  await page.keyboard.press('Escape');
  await tabTo(/combobox To/i, 'combobox');
  await page.keyboard.type('Puri');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Puri');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(/^Search$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search-results');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(/View Details/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  for (const text of ['Ravi Kumar', freshPhone(), '', 'dusk-on-the-road', 'dusk-on-the-road']) {
    await page.keyboard.press('Tab');
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/itinerary/**');
  await expect(page.locator('#day-1')).toBeVisible();
});

test('a dialog keeps the focus inside, closes on Escape and gives the focus back', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const account = page.getByRole('button', { name: 'Sign in or register' });
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element !== null && element.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account).toBeFocused();
});
