import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CONSOLE_PORT_DISTANCE } from './world.ts';

/** The console's origin of the journey's server. */
export function consoleOrigin(shop: string): string {
  const url = new URL(shop);
  url.port = String(Number(url.port) + CONSOLE_PORT_DISTANCE);
  return url.origin;
}

/** Signs a demo account in, which needs no second factor until it has one. */
export async function signInTo(page: Page, origin: string, account: { mail: string; password: string }) {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel('E-mail').fill(account.mail);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
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
