import { expect, test } from 'vitest';
import { unlessOverlay } from './overlay.ts';
import { pageAddress } from './page-address.ts';

const SHOP = 'https://errand.example';
const addressOf = (path: string) => pageAddress(new URL(SHOP + path));

test('an overlay and its details are not part of a page’s address, and a parameter of the page is', () => {
  expect(addressOf('/store/a?page=2&item=soup&line=3')).toBe('/store/a?page=2');
  expect(addressOf('/product/lamp?line=3')).toBe('/product/lamp?line=3');
});

test('an overlay that opens or closes loads no data, and another page or a refresh does', () => {
  const loads = (from: string, to: string) =>
    unlessOverlay({
      currentUrl: new URL(SHOP + from),
      nextUrl: new URL(SHOP + to),
      defaultShouldRevalidate: true,
    } as Parameters<typeof unlessOverlay>[0]);
  expect([loads('/home', '/home?cart=open'), loads('/home?cart=open', '/home?item=soup')]).toEqual([
    false,
    false,
  ]);
  expect([loads('/home', '/home?page=2'), loads('/home', '/search'), loads('/home', '/home')]).toEqual([
    true,
    true,
    true,
  ]);
});
