import type { ParcelCategory } from '@errand/contract/parcel';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { ParcelHome } from './parcel-home.tsx';
import type { ParcelSections } from './parcel-sections.ts';

const BOX = {
  id: 2,
  slug: 'box',
  name: 'Box',
  description: 'Anything taped shut.',
  image_full_url: null,
  art: null,
  measure: 'none',
  maximum_weight: 30,
  weight_steps: [],
  size_steps: [],
} as unknown as ParcelCategory;
const FLOWERS = {
  ...BOX,
  id: 3,
  name: 'Flowers',
  measure: 'size',
  maximum_weight: null,
  size_steps: [
    { size: 'small', extra_charge: 0 },
    { size: 'large', extra_charge: 2 },
  ],
} as ParcelCategory;
const GUIDE: ParcelSections['guide'] = {
  banner_type: 'video_content',
  banner_video: null,
  banner_image_full_url: 'https://errand.example/media/scooter/256.webp',
  banner_contents: [{ title: 'Say where', description: 'Two places.' }],
};
const REASONS: ParcelSections['reasons'] = [
  {
    id: 1,
    title: 'Given only with a code',
    short_description: 'Four digits.',
    image_full_url: null,
    art: null,
  },
];

/** The server's HTML of the page with these sections. */
function page(change: Partial<ParcelSections> = {}, language: LanguageCode = 'en') {
  const { categories = [BOX, FLOWERS], guide = GUIDE, reasons = REASONS } = change;
  const failed = (titles: string[]) => <p>{`Failed: ${titles.join(', ')}.`}</p>;
  const config = { business_name: 'Errand' };
  const part = (
    <ParcelHome
      categories={categories}
      guide={guide}
      reasons={reasons}
      banners={<p>Banners</p>}
      failed={failed}
    />
  );
  return render(part, { language, config, path: '/home' });
}

test('the server renders the estimate, each kind with its limits and booking, the guide and the reasons', () => {
  const html = page();
  const text = textOf(html);
  expect(text).toContain('What needs to get across town?');
  for (const id of [2, 3]) expect(html).toContain(`href="/parcel/booking?category=${id}"`);
  expect(text).toContain('Anything taped shut. Up to 30 kg');
  expect(text).toContain('Small, Large');
  expect(text).toContain('Say where Two places.');
  expect(text).toContain('Given only with a code Four digits.');
  expect(text).not.toContain('Failed');
});

test('the page names itself to search engines in each language', () => {
  expect(page()).toContain('<title>Send a parcel · Errand</title>');
  expect(page()).toContain('<link rel="canonical" href="https://errand.example/home"/>');
  const arabic = page({}, 'ar');
  expect(arabic).toContain('<title>إرسال طرد · Errand</title>');
  expect(arabic).toContain('<link rel="canonical" href="https://errand.example/home?lang=ar"/>');
});

// Requirements: PARCEL-06.
test('the page leads to help and contact', () => {
  expect(page()).toMatch(/<a [^>]*href="\/help-and-support"[^>]*>Help and contact<\/a>/);
});

test('sections that failed are one card, and the estimate works without categories', () => {
  const text = textOf(page({ categories: null, guide: null, reasons: null }));
  expect(text).toContain('Failed: What can be sent, How it works, Why people send with us.');
  expect(text).toContain('From and to');
});

test('without categories nothing can be estimated, and the page says why', () => {
  const text = textOf(page({ categories: [] }));
  expect(text).toContain('Nothing is carried here yet');
  expect(text).not.toContain('From and to');
});

test('a video of the operator is shown with its picture until the visitor plays it, at first without sound', () => {
  const html = page({ guide: { ...GUIDE, banner_type: 'video', banner_video: '/media/ride.mp4' } });
  expect(html).toMatch(/<video [^>]*src="\/media\/ride.mp4"[^>]*poster="[^"]*256.webp"/);
  expect(html).toMatch(/<video [^>]*muted=""[^>]*controls=""/);
  expect(html).not.toContain('autoplay');
  const none = { ...GUIDE, banner_image_full_url: null, banner_contents: [] };
  expect(textOf(page({ guide: none }))).not.toContain('How it works');
});
