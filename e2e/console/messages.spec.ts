import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { placeByApi } from '../support/orders.ts';
import { createVisitor } from '../support/visitor.ts';

const MAIL = 'arabic-mail@errand.example';

type Mail = { subject: string; text: string };

/** Orders as a guest in Arabic with an email address. Returns how the guest reads the newest mail in the demo's inbox. */
async function orderInArabic({ request }: Page) {
  const { headers, stored } = await createVisitor(request, { withWrap: true });
  const visitor = { headers: { ...headers, 'X-localization': 'ar' }, stored };
  const id = await placeByApi(request, visitor, { contact_person_email: MAIL });
  async function newestMail(): Promise<Mail | undefined> {
    const inbox = `/api/v1/demo/inbox?recipient=${MAIL}&guest_id=${stored.guest_id}`;
    const { messages } = (await (await request.get(inbox)).json()) as { messages: Mail[] };
    return messages[0];
  }
  return { id, newestMail };
}

test('the operator writes a mail in Arabic with a preview of a real order, a customer gets it, and the operator takes it back', async ({
  browser,
  page,
  baseURL,
  world,
}) => {
  await orderInArabic(page);
  const desk = await openConsole(browser, consoleOrigin(baseURL ?? ''), world.account('operator'));
  await desk.goto(`${consoleOrigin(baseURL ?? '')}/content`);
  await desk.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Customers, about orders' })).toBeVisible();
  await expectAccessible(desk, 'messages');
  await desk.getByRole('link', { name: /^Order placed/ }).click();
  await desk.getByRole('button', { name: 'العربية' }).click();

  const subject = desk.getByLabel('Subject');
  await expect(subject).toHaveAttribute('dir', 'rtl');
  await subject.fill('وصل طلبك رقم {{ nmuber }}');
  await desk.getByRole('button', { name: 'English' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('There is no “nmuber” in this message.').first()).toBeVisible();
  await expectAccessible(desk, 'a message with an unknown variable');

  await subject.fill('وصل طلبك #');
  await desk.getByRole('button', { name: 'Number', exact: true }).click();
  await expect(subject).toHaveValue('وصل طلبك #{{ number }}');
  const opening = desk.getByLabel('Opening');
  await opening.fill('أهلًا ');
  await desk.getByRole('button', { name: 'Name', exact: true }).press('Enter');
  await expect(opening).toHaveValue('أهلًا {{ name }}');
  await expect(opening).toBeFocused();
  await expect(desk.getByText(/^Shown with order \d+/)).toBeVisible();
  const mail = desk.frameLocator('iframe[title="Mail"]');
  await expect(mail.getByText('أهلًا Layla Haddad', { exact: true })).toBeVisible();
  await expect(mail.locator('html')).toHaveAttribute('dir', 'rtl');
  await desk.getByRole('button', { name: 'Dark' }).click();
  await desk.getByRole('button', { name: 'Wide' }).click();
  await expect(mail.getByText('أهلًا Layla Haddad', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'a message in Arabic');
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(desk, 'a message');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(
    desk.getByRole('region', { name: 'Notices' }).getByText('Saved. It is sent from now on.'),
  ).toBeVisible();
  await expect(desk.getByText('Current', { exact: true })).toBeVisible();

  const { id, newestMail } = await orderInArabic(page);
  await expect.poll(async () => (await newestMail())?.subject).toBe(`وصل طلبك #${id}`);
  expect((await newestMail())?.text).toMatch(/^أهلًا Layla Haddad\n\n[\s\S]*الإجمالي/);

  await desk.getByRole('button', { name: 'Return to the default text' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Return to it' }).click();
  await expect(
    desk.getByRole('region', { name: 'Notices' }).getByText('Returned. It is sent from now on.'),
  ).toBeVisible();
  await expect(subject).not.toHaveValue('وصل طلبك #{{ number }}');
  await desk.context().close();
});
