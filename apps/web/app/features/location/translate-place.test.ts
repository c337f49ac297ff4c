import { beforeEach, expect, test, vi } from 'vitest';
import { readSession, saveSession } from '#platform/session/index.ts';
import { translatePlace } from './translate-place.ts';

vi.mock('#platform/session/index.ts', () => {
  let location: string | null = null;
  return {
    readSession: () => ({ location, point: null }),
    saveSession: (change: { location: string }) => {
      location = change.location;
    },
  };
});

const ADDRESSES = { en: '12 Lantern Street, Old Town', ar: '12 شارع الفانوس، البلدة القديمة' };
const read = (language: keyof typeof ADDRESSES) => Promise.resolve(ADDRESSES[language]);

beforeEach(() => saveSession({ location: ADDRESSES.en }));

test('the place of the visitor is in the new language after a change', async () => {
  await translatePlace('en', 'ar', read);
  expect(readSession().location).toBe(ADDRESSES.ar);
});

test('an address that is not exactly that of its point stays as the visitor wrote it', async () => {
  saveSession({ location: '14 Lantern Street, Old Town' });
  await translatePlace('en', 'ar', read);
  expect(readSession().location).toBe('14 Lantern Street, Old Town');
});

test('the place stays as it is when the addresses cannot be loaded', async () => {
  await translatePlace('en', 'ar', () => Promise.reject(new Error('offline')));
  expect(readSession().location).toBe(ADDRESSES.en);
});
