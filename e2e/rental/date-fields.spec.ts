import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { enterMoment, momentField, shownMoment } from '../support/moments.ts';
import { start } from '../support/start.ts';
import { smallTargets } from '../support/targets.ts';

const ZONE = 'Asia/Dubai';

/** The date some days ahead in the zone of the trip. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: ZONE });
}

function form(page: Page, name = 'Search by trip') {
  return page.getByRole('form', { name });
}

test('a day and a time are typed in any usual form, and what does not exist is refused with the reason', async ({
  page,
}) => {
  await start(page, { module: 'rental', at: '/home' });
  const { day, time } = momentField(form(page), 'Pickup time');
  const problem = form(page).locator('.field-error');
  // The form fills in the first times after hydration.
  await expect(day).not.toHaveValue('');
  const year = Number(dayAhead(40).slice(0, 4)) + 1;

  await day.fill(`٠٥/٠٣/${year}`);
  await time.fill('٦:٣٠');
  await time.blur();
  expect(await shownMoment(form(page), 'Pickup time')).toBe(`${year}-03-05T06:30`);
  for (const [typed, reason] of [
    [`31/02/${year}`, /is not in the calendar/],
    ['27/11/20226', /must be between 1900 and 2199/],
    ['tomorrow', /Enter day, month and year/],
    ['27/11/2020', /or a later day/],
  ] as const) {
    await day.fill(typed);
    await day.press('Enter');
    await expect(problem, typed).toHaveText(reason);
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(reason);
    await expect(page, 'a refused trip is not searched').toHaveURL(/\/home$/);
  }
  await day.fill(`5 Mar ${year}`);
  await time.fill('25:00');
  await time.press('Enter');
  await expect(problem).toHaveText(/Enter a time/);
  await time.fill('2400');
  await time.blur();
  expect(await shownMoment(form(page), 'Pickup time')).toBe(`${year}-03-05T00:00`);
  await expect(problem).toHaveCount(0);
});

test('the calendar is operated by keyboard: its days, months and years, without days before the trip', async ({
  page,
}) => {
  await start(page, { module: 'rental', at: '/home' });
  const { group, day, time } = momentField(form(page), 'Pickup time');
  await expect(day).not.toHaveValue('');
  await enterMoment(form(page), 'Pickup time', `${dayAhead(10)}T12:00`);
  const button = group.getByRole('button', { name: /^Change the date/ });
  await button.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Pickup time, date' });
  const chosen = calendar.getByRole('button', { name: /chosen$/ });
  await expect(chosen).toBeFocused();
  await expectAccessible(page, 'the calendar of a field');
  // The shop is in the United Arab Emirates, whose week begins on Monday.
  await expect(calendar.locator('th').first()).toHaveText('Mon');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  expect(await shownMoment(form(page), 'Pickup time')).toBe(`${dayAhead(18)}T12:00`);

  await day.press('Alt+ArrowDown');
  await calendar.getByLabel('Year').selectOption(String(Number(dayAhead(0).slice(0, 4)) + 1));
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  expect(await shownMoment(form(page), 'Pickup time')).toBe(`${dayAhead(18)}T12:00`);

  await day.fill(dayAhead(0));
  await day.press('Alt+ArrowDown');
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');

  await group.getByRole('button', { name: /^Change the time/ }).press('Enter');
  const times = page.getByRole('listbox', { name: 'Pickup time, time' });
  await expect(times).toBeFocused();
  await expectAccessible(page, 'the times of a field');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(time).toHaveValue('23:45');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens a sheet with large targets in Arabic, digits stay Latin, and the date is never cut', async ({
    page,
  }) => {
    await start(page, { module: 'rental', at: '/home', language: 'ar', theme: 'dark' });
    const search = page.getByRole('main').locator('.trip-form');
    const day = search.getByRole('textbox').first();
    await expect(day).not.toHaveValue('');
    await expect(day).toHaveAttribute('inputmode', 'none');
    await day.tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('grid')).toBeVisible();
    await expect(sheet.getByRole('gridcell', { name: '15' }).getByRole('button')).toHaveText('15');
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page, 'the calendar of a phone');
    await expectNoHorizontalScroll(page, 'the calendar of a phone');
    await sheet.getByRole('button', { name: 'كتابة التاريخ' }).tap();
    await expect(sheet).toBeHidden();
    await expect(day).toBeFocused();
    await expect(day).toHaveAttribute('inputmode', 'numeric');
    await day.fill(`${dayAhead(9).split('-').toReversed().join('/')}`);
    await day.blur();
    await expect(day).toHaveAttribute('dir', 'rtl');
    const cut = await search
      .getByRole('textbox')
      .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).length);
    expect(cut, 'fields whose text is wider than they are').toBe(0);
  });
});
