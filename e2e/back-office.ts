import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, expect, type Site } from './site.ts';

/** Returns a small photograph like a camera's. */
export async function makePhoto(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeHidden();
}

export async function enterBackOffice(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await signInAsAdmin(page);
}

/** Fills in all required fields of a four-day package. */
export async function fillInPackage(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page
    .getByRole('textbox', { name: 'Short description', exact: true })
    .fill('Tea gardens, a night in a bungalow and the toy train.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Adventure' }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).click();
  await page.keyboard.type('Four days among the tea, with a guide who grew up there.');
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([
      await makePhoto('garden.jpg', '#2f6b3a'),
      await makePhoto('train.jpg', '#7a2f2f'),
      await makePhoto('bungalow.jpg', '#2f4f7a'),
    ]);
  await expect(page.getByLabel('Caption of picture 3')).toBeVisible();
  await page.getByLabel('Caption of picture 1').fill('The garden at dawn');
  await page.getByLabel('Caption of picture 2').fill('The toy train');
  await page.getByLabel('Caption of picture 3').fill('The bungalow');
  await page.getByLabel('Picture 2 is featured').check();
  await page.getByRole('button', { name: 'Add day 1' }).click();
  await page.getByLabel('Title of day 1').fill('Up into the hills');
  await page.getByLabel('Detail of day 1').fill('By jeep from the station; tea on the veranda.');
  await page.getByRole('textbox', { name: 'Base price', exact: true }).fill('10000');
  await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10');
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kolkata');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('Kurseong');
  await page.getByRole('textbox', { name: 'Duration in days', exact: true }).fill('4');
  await page.getByRole('textbox', { name: 'Minimum travelers', exact: true }).fill('2');
  await page.getByRole('textbox', { name: 'Maximum travelers', exact: true }).fill('6');
  await page.getByLabel('Status').selectOption('Published');
}

export async function makePackage(page: Page, title: string): Promise<void> {
  await fillInPackage(page, title);
  await page.getByRole('button', { name: 'Save' }).click();
  // Each picture is re-encoded in several widths and formats.
  await expect(page.getByRole('heading', { name: 'Edit Package' })).toBeVisible({ timeout: 60_000 });
}
