import { expect, test } from 'vitest';
import { DELIVERY_STATES, normalizeContact, statesBefore } from './delivery.ts';
import { fillTemplate } from './whatsapp-template.ts';

test('a state of a delivery replaces earlier ones only', () => {
  expect(statesBefore('delivered')).toEqual([]);
  expect(statesBefore('bounced')).toEqual(['delivered', 'read']);
  for (const state of DELIVERY_STATES) expect(statesBefore(state)).not.toContain(state);
});

test('the spellings of an address are one contact', () => {
  expect(normalizeContact(' Layla@Errand.TEST ')).toBe('layla@errand.test');
  expect(normalizeContact('+971501234567')).toBe('+971501234567');
});

const told = {
  title: 'جاهز',
  description: 'طلبك رقم #7\n\tجاهز     الآن',
  origin: 'https://marsa.example',
  path: '/track-order?order_id=7&key=x',
};

test('a template gets title, description and link in this order, on one line each', () => {
  expect(fillTemplate({ name: 'ready', languages: ['en_US', 'ar'], hasButton: false }, 'ar', told)).toEqual({
    name: 'ready',
    language: 'ar',
    variables: ['جاهز', 'طلبك رقم #7 جاهز الآن', 'https://marsa.example/track-order?order_id=7&key=x'],
    button: null,
  });
});

test('a template with a button gets the path of the link in the button', () => {
  const filled = fillTemplate({ name: 'ready', languages: ['en_US'], hasButton: true }, 'en', told);
  expect(filled).toMatchObject({ language: 'en_US', button: 'track-order?order_id=7&key=x' });
  expect(filled?.variables).toHaveLength(2);
});

test('a language that was not approved falls back to the first one; without any, or without a link, nothing is filled', () => {
  const template = { name: 'ready', languages: ['en_GB'], hasButton: true };
  expect(fillTemplate(template, 'ar', told)?.language).toBe('en_GB');
  expect(fillTemplate({ ...template, languages: [] }, 'ar', told)).toBeNull();
  expect(fillTemplate(template, 'ar', { ...told, origin: '' })).toBeNull();
  expect(fillTemplate(template, 'en', { ...told, title: ' ' })?.variables[0]).toBe('–');
});
