import { expect, expectAccessible, test } from './site.ts';

test('a pasted plan is read into days, faults are told, and the repaired plan opens', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Check it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check any plan' })).toBeVisible();
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Check the plan' }).click();
  await expect(form.getByText('Paste the text of a plan first')).toBeVisible();
  await form.getByRole('button', { name: 'Fill in an example' }).click();
  await form.getByLabel('Departure').fill('2027-03-05');
  await form.getByRole('button', { name: 'Check the plan' }).click();

  await expect(page.getByRole('heading', { name: 'What we read' })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('Taj Mahal is closed on Fridays.')).toBeVisible();
  await expect(page.getByText('not known: Moonstone Gate')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Leave out Taj Mahal' }).click();
  await page.getByRole('button', { name: 'Check again without 1 place' }).click();
  await expect(page.getByText('Taj Mahal is closed on Fridays.')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Leave out Taj Mahal' })).toBeHidden();

  const repaired = page.getByRole('article', { name: 'Agra and Jaipur' });
  await expect(repaired.getByText(/₹[\d,]+/).first()).toBeVisible();
  await repaired.getByRole('link', { name: 'Open the repaired plan' }).click();
  await expect(page).toHaveURL(/\/itinerary\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
});
