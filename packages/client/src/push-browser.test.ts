import { expect, test } from 'vitest';
import { supportOf } from './push-browser.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const old = { hasPush: false, userAgent: PHONE, touchPoints: 5, isInstalled: false };

test('a browser with push supports it, whatever it is called', () => {
  expect(supportOf({ ...old, hasPush: true })).toBe('supported');
});

test('browsers on an iPhone or iPad need the home screen, other browsers without push and views of applications have no way to it', () => {
  expect(supportOf(old)).toBe('home_screen');
  expect(supportOf({ ...old, userAgent: MAC })).toBe('home_screen');
  expect(supportOf({ ...old, userAgent: MAC, touchPoints: 0 })).toBe('unsupported');
  expect(supportOf({ ...old, userAgent: ANDROID })).toBe('unsupported');
  expect(supportOf({ ...old, userAgent: PHONE.replace('Version/18.5', 'CriOS/126.0') })).toBe('home_screen');
  expect(supportOf({ ...old, userAgent: PHONE.replace(' Safari/604.1', '') })).toBe('unsupported');
});

test('an installed shop on an iPhone that is too old is not asked to be installed again', () => {
  expect(supportOf({ ...old, isInstalled: true })).toBe('unsupported');
});
