import type { Page } from '@playwright/test';
import { fillEnglish } from './empty-city.ts';
import type { EmptyWorld } from './empty-world.ts';
import { expect } from './fixtures.ts';
import { visit } from './steps.ts';

/** How a person becomes a courier of a city: the office names a vehicle, the person applies, and the office accepts. */

const VEHICLE = 'Bicycle';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function addCourierVehicle(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/couriers/vehicles`);
  await page.getByRole('link', { name: 'New vehicle' }).click();
  await fillEnglish(page, 'Name', VEHICLE);
  await page.getByRole('button', { name: 'Add the vehicle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: VEHICLE })).toBeVisible();
}

type Applicant = { name: string; surname: string; mail: string };

/** Sends an application through the three steps of the shop's form. `onStep` runs at each step, before it is filled in. */
export async function applyAsCourier(
  page: Page,
  city: EmptyWorld,
  { name, surname, mail }: Applicant,
  onStep: (title: string) => Promise<void> = async () => {},
): Promise<void> {
  await visit(page, `${city.shop}/deliveryman-registration`);
  const main = page.getByRole('main');
  await onStep('About you');
  await main.getByLabel('First name').fill(name);
  await main.getByLabel('Last name').fill(surname);
  await main.getByLabel('Email').fill(mail);
  await main.getByRole('textbox', { name: 'Phone' }).fill('15123456789');
  await main.getByLabel('Password', { exact: true }).fill('a long sentence of words');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('heading', { name: 'How you ride' })).toBeVisible();
  await onStep('How you ride');
  await main.getByLabel('Where you want to ride').selectOption({ index: 1 });
  await main.getByText(VEHICLE, { exact: true }).click();
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('heading', { name: 'Your papers' })).toBeVisible();
  await onStep('Your papers');
  await main.getByLabel('Its number').fill('L01X00T47');
  const picture = (file: string) => ({ name: file, mimeType: 'image/png', buffer: PIXEL });
  await main.getByLabel('Pictures of it, front and back').setInputFiles(picture('passport.png'));
  await main.getByLabel('A picture of you').setInputFiles(picture('face.png'));
  await expect(main.getByRole('img', { name: 'face.png' })).toBeVisible();
  await main.getByRole('button', { name: 'Send application' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Your application has arrived' })).toBeVisible();
}

/** Accepts an application. Returns the link of the invitation, which is shown because there is no mail server. */
export async function acceptCourier(
  page: Page,
  city: EmptyWorld,
  applicant: string,
  { isInvited }: { isInvited: boolean },
): Promise<string | null> {
  await page.goto(`${city.console}/applications/couriers`);
  await page.getByRole('link', { name: applicant }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicant })).toBeVisible();
  if (!isInvited) await page.getByText('Invite to the console').click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: 'Open the courier' })).toBeVisible();
  return isInvited ? page.getByText(/invitation#/).innerText() : null;
}
