import { createClient } from '@errand/contract';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { aStore } from '../../../../test/stores.ts';
import { loadAdvertisements } from '../advertisement.ts';
import { AdvertisementRow } from './advertisements.tsx';

const ART = { tint: 'sand', motif: 'sun', pictures: [], arcade: [] };

function load(rows: object[]) {
  return loadAdvertisements(
    createClient(async () => ({ status: 200, headers: new Headers(), text: JSON.stringify(rows) })),
  );
}

const TEXTS = { title: 'Stores', label: 'Ad', back: 'Back', on: 'On' };

test('an advertisement is marked as one, names its store and leads to it', async () => {
  const store = aStore({ cover_art: ART });
  const rows = await load([
    { id: 4, title: 'The oven is lit', description: 'Loaves.', cover_image_full_url: null, store },
  ]);
  const html = render(<AdvertisementRow rows={rows} of="stores" texts={TEXTS} />);
  expect(html).toContain('href="/store/harbour-grill?');
  expect(textOf(html)).toMatch(/Ad ?Harbour Grill/);
  const rented = render(<AdvertisementRow rows={rows} of="providers" texts={TEXTS} />);
  expect(rented).not.toContain('href="/store/');
});

test('the picture of an advertisement replaces the drawn cover of its store', async () => {
  const store = aStore({ cover_art: ART });
  const row = { id: 4, title: 'Lit', description: 'Loaves.', store };
  const [drawn, pictured] = await load([
    { ...row, cover_image_full_url: store.cover_photo_full_url },
    { ...row, cover_image_full_url: '/media/c/800.webp' },
  ]);
  expect(drawn?.art).toEqual(ART);
  expect(pictured).toMatchObject({ art: null, photo: '/media/c/800.webp' });
});

test('the video of an advertisement is named, has controls and no sound, and plays only when it is asked to', async () => {
  const row = { id: 4, title: 'Lit', description: 'Loaves.', store: aStore() };
  const rows = await load([
    { ...row, cover_image_full_url: '/media/c/800.webp', video_attachment_full_url: '/media/d.mp4' },
  ]);
  const html = render(<AdvertisementRow rows={rows} of="stores" texts={TEXTS} />);
  const [video = ''] = /<video[^>]*>/.exec(html) ?? [];
  for (const part of [
    'src="/media/d.mp4"',
    'poster="/media/c/800.webp"',
    'muted',
    'controls',
    'aria-label="Lit"',
  ])
    expect(video).toContain(part);
  expect(video).toContain('preload="none"');
  expect(video).not.toContain('autoplay');
});
