import type { ModuleType } from '@errand/domain/modules';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { Header } from './header.tsx';

/** The header as the server renders it, at a location. */
function header(type: ModuleType): string {
  return render(<Header />, { path: '/categories', zoneIds: [1], module: { id: 5, type } });
}

// Requirements: CONFIG-07.
test('the operator’s logo replaces that of the product', () => {
  const config = { logo_full_url: 'https://shop.example/media/logo.webp' };
  const html = render(<Header />, { path: '/categories', zoneIds: [1], config });
  expect(html).toMatch(/<a [^>]*><img [^>]*src="https:\/\/shop\.example\/media\/logo\.webp"/);
  expect(header('food')).not.toContain('<img');
});

/** The class of the link to tracking: `only-signed-in` hides it from guests. */
function trackLink(html: string): string {
  return /<a [^>]*class="([^"]*)"[^>]*href="\/track-order"/.exec(html)?.[1] ?? '';
}

// Requirements: NAV-33, PARCEL-05.
test('the link to tracking is for customers only in the parcel module', () => {
  expect(trackLink(header('parcel'))).toContain('only-signed-in');
  expect(header('food')).toContain('href="/track-order"');
  expect(trackLink(header('food'))).not.toContain('only-signed-in');
});

// Requirements: NAV-34, PARCEL-06.
test('the link to help and support is called Contact in the parcel module', () => {
  expect(header('parcel')).toMatch(/<a [^>]*href="\/help-and-support"[^>]*>Contact<\/a>/);
  expect(header('food')).not.toContain('href="/help-and-support"');
});

// Requirements: PARCEL-01, PARCEL-02, PARCEL-03.
test('the header of the parcel module has no chat, wishlist and cart', () => {
  for (const entry of ['>Chat<', 'aria-label="Wishlist"', 'Cart, empty']) {
    expect(header('food'), entry).toContain(entry);
    expect(header('parcel'), entry).not.toContain(entry);
  }
});

test('a visitor without a location who follows an order is not asked for a place', () => {
  const place = (path: string, zoneIds: number[]) =>
    render(<Header />, { path, zoneIds }).includes('class="location-button');
  expect(place('/categories', [])).toBe(true);
  for (const path of ['/track-order', '/rental/trips/7']) expect(place(path, []), path).toBe(false);
  expect(place('/track-order', [1])).toBe(true);
});
