import type { Config } from '@errand/contract/config';
import type { StoreDetail } from '@errand/contract/stores';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../../test/render.tsx';
import { aStore } from '../../../../../test/stores.ts';
import { StoreCard } from '../store-grid.tsx';
import { StoreFacts } from './store-facts.tsx';
import { StoreHead } from './store-head.tsx';
import { StoreNotes } from './store-notes.tsx';

type Options = Parameters<typeof render>[1];

const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');
const closed = (fields: Partial<StoreDetail>) =>
  aStore({ open: 0, closes_at: null, opens_at: '10:00', opens_day: 1, opens_in_days: 1, ...fields });
const tomorrow = { day: 1, in_days: 1, starts: '10:30' };
const notes = (store: StoreDetail, options?: Options) => plain(render(<StoreNotes store={store} />, options));
const card = (store: StoreDetail, options?: Options) => plain(render(<StoreCard store={store} />, options));

test('a closed store says on page and card from when it takes orders, with the day, in both languages', () => {
  const store = closed({ first_slot: tomorrow });
  expect(notes(store)).toBe('Closed now. Order for tomorrow from 10:30.');
  expect(card(store)).toContain('Order for tomorrow from 10:30');
  expect(notes(store, { language: 'ar' })).toContain('اطلب ليوم غد ابتداءً من 10:30');
  const monday = closed({ first_slot: { day: 1, in_days: 2, starts: '10:00' } });
  expect(card(monday)).toContain('Order for Monday from 10:00');
  expect(card(monday, { language: 'ar' })).toContain('اطلب ليوم الاثنين ابتداءً من 10:00');
});

test('a closed store without scheduled orders says when it opens, with the day unless that is today', () => {
  expect(notes(closed({ opens_in_days: 0 }))).toBe('Closed now. Opens at 10:00.');
  expect(card(closed({}))).toContain('Opens tomorrow at 10:00');
  expect(card(closed({ opens_in_days: 3, opens_day: 3 }))).toContain('Opens Wednesday at 10:00');
  expect(card(closed({ opens_in_days: 7 }))).toContain('Opens next Monday at 10:00');
  expect(card(closed({ opens_in_days: 1 }), { language: 'ar' })).toContain('يفتح غدًا في 10:00');
  const never = closed({ opens_at: null, opens_day: null, opens_in_days: null });
  expect(card(never)).toContain('Closed for now');
  expect(notes(aStore())).toBe('');
});

test('a store that does not deliver to the visitor’s place says so, and shows no delivery time or fee', () => {
  const config: Partial<Config> = { takeaway_status: 1 };
  const elsewhere = { config, zoneIds: [5], modules: [{ id: 1, all_zone_service: 0 as const }] };
  expect(notes(aStore(), elsewhere)).toMatch(/does not deliver to your address.*pick an order up yourself/);
  expect(notes(aStore({ take_away: false }), elsewhere)).not.toContain('pick an order up');
  expect(render(<StoreNotes store={aStore()} />, elsewhere)).toContain('href="/store/all"');
  const facts = (options: Options) => plain(render(<StoreFacts store={aStore()} />, options));
  expect(facts(elsewhere)).not.toMatch(/Delivery|Fee/);
  expect(facts({ zoneIds: [5, 2], config })).toMatch(/Delivery 25–35 min Fee/);
  for (const served of [
    {},
    { zoneIds: [2] },
    { zoneIds: [5], modules: [{ id: 1, all_zone_service: 1 as const }] },
  ])
    expect(notes(aStore(), served)).toBe('');
});

test('the rating in the head of a store links to its reviews, if the page shows any', () => {
  const head = (hasReviews: boolean) =>
    render(<StoreHead store={aStore()} hasReviews={hasReviews} />, {
      path: '/store/harbour-grill?module_id=1',
    });
  const link = /<a [^>]*href="\/store\/harbour-grill\?module_id=1#reviews"[^>]*>(.*?)<\/a>/;
  expect(textOf(link.exec(head(true))?.[1] ?? '')).toBe(
    'Rated 4.7 of 5 by 1,240 people 4.7 (1.2k reviews) , Read reviews',
  );
  expect(head(false)).not.toContain('#reviews');
});
