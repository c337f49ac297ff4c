import { expect, test } from 'vitest';
import { isOutdated, pushStateOf, readDevice } from './push-state.ts';

const device = { endpoint: 'https://push.example/1', visitor: 'guest 7' };
const browser = { support: 'supported', permission: 'granted', device } as const;

test('push is on only with the permission and a subscription that the visitor wanted', () => {
  expect(pushStateOf(browser)).toBe('on');
  expect(pushStateOf({ ...browser, device: null })).toBe('off');
  expect(pushStateOf({ ...browser, permission: 'default' })).toBe('off');
  expect(pushStateOf({ ...browser, permission: 'denied' })).toBe('denied');
});

test('a browser without push says what is missing, whatever was stored', () => {
  expect(pushStateOf({ ...browser, support: 'home_screen' })).toBe('home_screen');
  expect(pushStateOf({ ...browser, support: 'unsupported', permission: 'denied' })).toBe('unsupported');
});

test('a renewed subscription and another visitor are told to the server, an unchanged one is not', () => {
  expect(isOutdated(device, device)).toBe(false);
  expect(isOutdated(device, { ...device, endpoint: 'https://push.example/2' })).toBe(true);
  expect(isOutdated(device, { ...device, visitor: 'customer 12345678' })).toBe(true);
});

test('what is stored is parsed', () => {
  expect(readDevice(device)).toEqual(device);
  for (const stored of [null, 'on', { endpoint: 1, visitor: 'x' }, { endpoint: 'x' }])
    expect(readDevice(stored)).toBeNull();
});
