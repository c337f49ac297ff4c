import { expect, test } from '../support/fixtures.ts';
import { spokenOrder } from '../support/spoken.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { fillRentalCart, hoursAhead } from '../support/trips.ts';

const english = {
  cart: /^Cart, /,
  book: 'Book your trip',
  place: /^Book/,
  license: 'License number',
  contact: 'Contact',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  save: /^Save/,
  heard: /2 vehicles, total \$/,
};
const arabic: typeof english = {
  cart: /^السلة، /,
  book: 'احجز رحلتك',
  place: /^احجز/,
  license: 'رقم الرخصة',
  contact: 'بيانات التواصل',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  save: /^حفظ/,
  heard: /مركبتان، الإجمالي \$/,
};

for (const [language, labels] of [
  ['en', english],
  ['ar', arabic],
] as const) {
  test(`[${language}] a vehicle reads well from the home page to the trip`, async ({ page }) => {
    const headers = await start(page, { module: 'rental', at: '/home', language });
    const order = await spokenOrder(page, 'Vehicle', language);
    await expect(page.locator('.trip-form')).toContainText('12');
    const main = page.getByRole('main');
    await order.read('Home', undefined, page.locator('.trip-form button[type=submit]'));
    await visit(page, '/rental/vehicle-search?all_category=1');
    const vehicle = main.getByRole('article').first().getByRole('link').first();
    await order.read('Search', undefined, page.getByRole('heading', { level: 1 }), vehicle);
    await vehicle.click();
    await expect(page).toHaveURL(/\/rental\/vehicle\//);
    await expect(page.locator('.vehicle-calendar')).toBeVisible();
    await order.read('Vehicle', undefined, page.getByRole('heading', { level: 1 }));
    await fillRentalCart(page, headers, { pickup: hoursAhead(72), days: 2 });
    await visit(page, '/home');
    await page.getByRole('banner').getByRole('button', { name: labels.cart }).click();
    const drawer = page.getByRole('dialog').last();
    const next = drawer.getByRole('button', { name: labels.book });
    await expect(next).toBeVisible();
    const second = drawer.locator('.stepper').nth(1).locator('button');
    await order.read('Cart', drawer, second.first(), second.last(), next);
    await second.last().click();
    await order.hears(labels.heard);
    await next.click();
    await expect(page).toHaveURL(/\/rental\/booking$/);
    const book = main.getByRole('button', { name: labels.place }).filter({ visible: true });
    await expect(book).toContainText('$');
    await order.read('Booking', undefined, page.getByLabel(labels.license), book);
    await book.click();
    const contact = page.getByRole('dialog', { name: labels.contact });
    const save = contact.getByRole('button', { name: labels.save });
    await save.click();
    const fields = [
      contact.getByLabel(labels.name),
      contact.getByRole('textbox', { name: labels.phone }),
      contact.getByLabel(labels.email),
    ] as const;
    await order.read('Contact, nothing entered', contact, ...fields, save);
    await fields[0].fill(language === 'en' ? 'Layla Noor' : 'ليلى نور');
    await fields[1].fill('501234567');
    await fields[2].fill('layla@errand.example');
    await save.click();
    await expect(contact).toBeHidden();
    await page.getByLabel(labels.license).fill('MRS-31');
    await page.locator('#payment input[type=radio]').first().check({ force: true });
    await expect(book).toBeEnabled();
    await book.click();
    await expect(page).toHaveURL(/\/rental\/trips\/\d+/);
    await expect(page.locator('.trip-head')).toBeVisible();
    await order.read('Trip', undefined, page.getByRole('heading', { level: 1 }));
    order.finish();
  });
}
