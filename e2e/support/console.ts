import { createHmac } from 'node:crypto';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { CONSOLE_PORT_DISTANCE } from './world.ts';

/** The console's origin of the journey's server. */
export function consoleOrigin(shop: string): string {
  const url = new URL(shop);
  url.port = String(Number(url.port) + CONSOLE_PORT_DISTANCE);
  return url.origin;
}

/** Signs in to a demo account. It needs no second factor until it has one. */
export async function signInTo(page: Page, origin: string, account: { mail: string; password: string }) {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('E-mail').fill(account.mail);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
}

/** Where couriers of the journeys are: at the harbor. */
export const AT_HARBOR: BrowserContextOptions = {
  permissions: ['geolocation'],
  geolocation: { latitude: 25.0229, longitude: 56.3414 },
};

/** A page at the console in a browser of its own, signed in to a demo account. Close its context. */
export async function openConsole(
  browser: Browser,
  origin: string,
  account: { mail: string; password: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  await signInTo(page, origin, account);
  return page;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret, `steps` of 30 seconds from now (RFC 6238). */
export function totpCode(secret: string, steps = 0): string {
  const bits = Array.from(secret.replace(/\s/g, ''))
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The token of the invitation in the demo's inbox. */
export async function invitationOf(page: Page, shop: string, mail: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const response = await page.request.get(`${shop}/api/v1/demo/inbox?recipient=${mail}`);
      const { messages } = (await response.json()) as { messages: { text: string }[] };
      token = /invitation#(\S+)/.exec(messages[0]?.text ?? '')?.[1];
      return token;
    })
    .toBeDefined();
  return token ?? '';
}

/** Invites a member with a role everywhere. Returns the token of the invitation. */
export async function invite(page: Page, shop: string, member: { mail: string; name: string; role: string }) {
  await page.goto(`${consoleOrigin(shop)}/staff`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('E-mail').fill(member.mail);
  await dialog.getByLabel('Name', { exact: true }).fill(member.name);
  await dialog.getByLabel('Role', { exact: true }).selectOption(member.role);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText(`An invitation is on its way to ${member.mail}.`)).toBeVisible();
  return invitationOf(page, shop, member.mail);
}
