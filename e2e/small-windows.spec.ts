import { askToBook, expect, expectAccessible, expectUncovered, test } from './site.ts';

// The journeys below set their own window sizes, so each runs once.

const WINDOWS = [
  { width: 390, height: 700 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
];

for (const size of WINDOWS) {
  test(`the buttons of dialogs are in sight at ${size.width} × ${size.height}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${site.url}/packages`);
    await page.getByRole('article').first().getByRole('link').click();
    const booking = await askToBook(page);
    await expectUncovered(booking.getByRole('button', { name: 'Submit booking request' }));
    await expectUncovered(booking.getByRole('button', { name: 'Close' }));
    await expectAccessible(page);
    // Moves through the fields by keyboard: none is hidden behind the title or the buttons.
    await booking.getByLabel('Full name').focus();
    for (const name of ['Phone', 'Preferred date', 'Email (optional)', 'Special requests (optional)']) {
      const field = booking.getByLabel(name);
      while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await expectUncovered(field);
    }
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Sign in or register' }).click();
    const register = page.getByRole('dialog', { name: 'Welcome aboard' });
    await register.getByRole('tab', { name: 'Register' }).click();
    await expectUncovered(register.getByRole('button', { name: 'Create account' }));
    // An error is visible with its field, and the button stays in place.
    await register.getByRole('button', { name: 'Create account' }).click();
    await expectUncovered(register.getByLabel('Name'));
    await expectUncovered(register.getByRole('button', { name: 'Create account' }));
    await expectAccessible(page);
  });
}

test('carousels have dots that can be hit, at any width', { tag: '@once' }, async ({ page, site }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url);
    await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
    const carousels = page.locator('[aria-roledescription="carousel"]');
    for (const carousel of await carousels.all()) {
      await carousel.scrollIntoViewIfNeeded();
      for (const dot of await carousel.getByRole('button', { name: /^Show / }).all()) {
        expect((await dot.boundingBox())?.width, `width of a dot at ${width}`).toBeGreaterThanOrEqual(24);
      }
    }
    // Under the sticky header a button at the window's edge would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  }
});

test('the last slide can be reached by the dots alone', { tag: '@once' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.getByRole('listitem').filter({ has: page.getByRole('article') });
  const dots = carousel.getByRole('button', { name: /^Show / });
  expect(await dots.count()).toBeLessThan(await slides.count());
  await expect(async () => {
    await dots.last().click();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});

test('names of airports are read whole', { tag: '@once' }, async ({ page, site }) => {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'From', exact: true }).click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(10);
    await expect(options.first()).toContainText('Union territory · Indira Gandhi International Airport');
    for (const option of await options.all()) {
      const cut = await option.evaluate((row) =>
        [...row.querySelectorAll('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        ),
      );
      expect(cut).toEqual([]);
    }
  }
});

test('filters with one choice are not shown', { tag: '@once' }, async ({ page, site }) => {
  const title = 'Ladakh in Seven Days: Leh, Nubra, Pangong';
  await page.goto(`${site.url}/packages`);
  await expect(page.getByRole('group', { name: 'Category' })).toBeVisible();
  await page.goto(`${site.url}/packages?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Category' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Duration' })).toHaveCount(0);
  // A chosen filter can be removed again.
  await page.goto(`${site.url}/packages?search=${encodeURIComponent(title)}&category=Adventure`);
  await expect(page.getByRole('checkbox', { name: /Adventure/ })).toBeChecked();
});

test('no category of the blog stands alone on a line', { tag: '@once' }, async ({ page, site }) => {
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/blog`);
    const chips = await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').all();
    const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())?.y ?? 0));
    const lines = Map.groupBy(tops, (top) => Math.round(top));
    expect(chips.length).toBeGreaterThan(3);
    for (const [, line] of lines) expect(line.length, `chips on a line at ${width}`).toBeGreaterThan(1);
  }
});

test('links to parts of the home page show their titles below the header', { tag: '@once' }, async ({ page, site }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of ['packages', 'searches', 'offers']) {
      // From another document: an address that differs by its part alone would load none.
      await page.goto('about:blank');
      await page.goto(`${site.url}/#${id}`);
      await expectUncovered(page.locator(`#${id}`).getByRole('heading').first());
    }
  }
});
