import { createClient } from '@errand/contract';
import { expect, test } from 'vitest';
import { pageInput, pageRequest } from '#platform/session/page-input.ts';
import { loadHome } from './load-home.ts';

const BODIES: Record<string, unknown> = {
  '/api/v1/parcel-category': [],
  '/api/v1/banners': { campaigns: [], banners: [] },
  '/api/v1/other-banners/why-choose': { banners: [] },
  '/api/v1/other-banners/video-content': {
    banner_type: null,
    banner_video: null,
    banner_image_full_url: null,
    banner_contents: [],
  },
};

/** The loader's result in the parcel module; calls of the `failing` path are rejected. */
async function parcelHome(failing?: string) {
  const api = createClient(
    async ({ url }) => {
      const { pathname } = new URL(url, 'http://localhost');
      const status = pathname === failing ? 500 : 200;
      return { status, headers: new Headers(), text: JSON.stringify(BODIES[pathname] ?? null) };
    },
    () => ({}),
  );
  const cookie = `zones=${encodeURIComponent('[1]')}; module=5`;
  const input = pageInput({
    method: 'GET',
    origin: 'http://localhost',
    target: '/home',
    cookie,
    acceptLanguage: '',
  });
  const module = async () => ({ id: 5, type: 'parcel' as const });
  return loadHome({ api, input, module, wasUnavailable: () => false }, pageRequest(input));
}

test('the parcel home loads its sections; with a failed one it has the others and is not cached', async () => {
  const whole = await parcelHome();
  expect(whole).toMatchObject({
    data: {
      kind: 'parcel',
      parcel: { categories: [], banners: [], reasons: [], guide: { banner_type: null } },
    },
  });
  expect(new Headers('init' in whole ? whole.init?.headers : {}).get('cache-control')).toBeNull();

  const withGap = await parcelHome('/api/v1/other-banners/why-choose');
  expect(withGap).toMatchObject({
    data: { kind: 'parcel', parcel: { categories: [], reasons: null } },
    init: { headers: { 'cache-control': 'no-store' } },
  });
});
