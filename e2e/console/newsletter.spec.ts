import type { Page } from '@playwright/test';
import { startMailServer } from '../../apps/api/test/mail-server.ts';
import { signUp } from '../support/empty-city.ts';
import { type EmptyWorld, emptyPort, openEmptyWorld } from '../support/empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, quietTest } from '../support/fixtures.ts';
import { visit } from '../support/steps.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A city with a mail server, whose mails link to it. */
const test = quietTest.extend<{ city: EmptyWorld; smtp: MailServer }>({
  smtp: async ({ browserName: _ }, provide) => {
    const smtp = await startMailServer();
    await provide(smtp);
    await smtp.stop();
  },
  city: [
    async ({ smtp }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const city = await openEmptyWorld(baseURL, {
        PUBLIC_URL: `http://127.0.0.1:${emptyPort(baseURL)}`,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Errand <hello@errand.example>',
      });
      await provide(city);
      await city.close();
    },
    { timeout: 300_000 },
  ],
  // Before the sign-in there is no session.
  expectedNoise: async ({ browserName: _ }, provide) => provide(/status of 40[1349]|WebGL/i),
});

/** The link in the newest mail to an address whose text matches. */
async function linkOf(smtp: MailServer, pattern: RegExp): Promise<string> {
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
  return pattern.exec(smtp.received.at(-1)?.mail.text ?? '')?.[0] ?? '';
}

async function subscribe(page: Page, email: string): Promise<void> {
  const form = page.getByRole('contentinfo').locator('form');
  // The footer hydrates after the page.
  await expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await form.getByRole('textbox').fill(email);
  await form.getByRole('textbox').press('Enter');
}

test('a visitor subscribes in Arabic and confirms, the operator writes and sends a campaign, and the visitor unsubscribes by its mail', async ({
  browser,
  page: desk,
  city,
  smtp,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const page = await context.newPage();

  await test.step('the visitor subscribes and confirms', async () => {
    await visit(page, '/help-and-support?lang=ar');
    await subscribe(page, 'noura@example.com');
    await expect(page.getByRole('contentinfo').getByText(/بقيت خطوة واحدة/)).toBeVisible();
    await expectAccessible(page, 'the footer after a subscription');
    const link = await linkOf(smtp, /http:\S+confirm\S+/);
    await visit(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تأكيد الاشتراك في النشرة');
    await expectAccessible(page, 'the page that confirms');
    await expectNoHorizontalScroll(page, 'the page that confirms');
    await page.getByRole('button', { name: 'تأكيد', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم تأكيد اشتراكك');
    await expect(page.getByRole('region', { name: 'تم تأكيد اشتراكك' })).toBeFocused();
  });

  await test.step('the operator finds the subscriber with the proof of consent, and makes a segment', async () => {
    await signUp(desk, city, 'news@errand.example');
    await desk.goto(`${city.console}/newsletter/subscribers`);
    await desk.getByRole('button', { name: 'noura@example.com' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('Confirmed');
    await expect(dialog).toContainText('The footer of the shop');
    await expectAccessible(desk, 'the proof of consent');
    await desk.keyboard.press('Escape');
    await desk.getByRole('link', { name: 'Segments', exact: true }).click();
    await desk.getByRole('link', { name: 'New segment' }).click();
    await desk.getByLabel('Name').fill('Arabic readers');
    await desk.getByText('Arabic', { exact: true }).click();
    await expect(desk.getByRole('main').getByText('1 subscriber is in it now.')).toBeVisible();
    await expectAccessible(desk, 'a segment');
    await desk.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Arabic readers');
  });

  await test.step('the operator writes, previews and sends a campaign', async () => {
    await desk.getByRole('link', { name: 'Newsletter' }).first().click();
    await desk.getByRole('link', { name: 'New campaign' }).click();
    const subject = desk.getByRole('group', { name: 'Subject' });
    await subject.getByLabel('English').fill('Fresh bread');
    await subject.getByLabel('Arabic').fill('خبز طازج');
    await desk.getByRole('button', { name: 'Create the draft' }).click();
    await expect(desk.getByText('Write a subject and a text')).toBeVisible();
    const editor = (language: string) =>
      desk
        .getByRole('group', { name: 'Text', exact: true })
        .getByRole('textbox', { name: language, exact: true });
    await editor('English').click();
    await editor('English').pressSequentially('Warm from the oven.');
    await editor('Arabic').click();
    await editor('Arabic').pressSequentially('ساخن من الفرن.');
    await desk.getByLabel('Segment').selectOption({ label: 'Arabic readers' });
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('It would reach 1 subscriber now.')).toBeVisible();
    await desk.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Arabic' }).click();
    await desk.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Phone' }).click();
    const preview = desk.getByTitle('Preview: Arabic').contentFrame();
    // The opening is in the preheader too.
    await expect(preview.getByText('ساخن من الفرن.', { exact: true })).toBeVisible();
    await expectAccessible(desk, 'a campaign');
    smtp.received.length = 0;
    await desk.getByRole('button', { name: 'Send me a test' }).click();
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toEqual(['news@errand.example']);
    smtp.received.length = 0;
    await desk.getByRole('button', { name: 'Send now' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Send 1 mail' }).click();
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toEqual(['noura@example.com']);
    await expect(desk.getByRole('heading', { name: 'Result' })).toBeVisible();
    await expectAccessible(desk, 'a campaign that was sent');
  });

  await test.step('the visitor unsubscribes, takes it back, and unsubscribes again', async () => {
    expect(smtp.received[0]?.mail.subject).toBe('خبز طازج');
    const link = await linkOf(smtp, /http:\S+newsletter\/unsubscribe\S+/);
    await visit(page, link);
    await expectAccessible(page, 'the page that unsubscribes');
    const end = () => page.getByRole('button', { name: 'إلغاء الاشتراك', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await end();
    await expect(heading).toHaveText('أُلغي اشتراكك');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(heading).toHaveText('عاد اشتراكك');
    await visit(page, link);
    await end();
    await expect(heading).toHaveText('أُلغي اشتراكك');
    await desk.goto(`${city.console}/newsletter/subscribers?state=unsubscribed`);
    await expect(desk.getByRole('button', { name: 'noura@example.com' })).toBeVisible();
  });
  await context.close();
});
