import { expect, test } from 'vitest';
import {
  afterModuleChoice,
  hasStock,
  isModuleType,
  MODULE_SWITCHES,
  MODULE_TYPES,
  moduleConfig,
  moduleLabels,
  wishlistTabs,
} from './index.ts';

test('[MODULE-01] there are six module types', () => {
  expect([...MODULE_TYPES].sort()).toEqual(['ecommerce', 'food', 'grocery', 'parcel', 'pharmacy', 'rental']);
  expect(isModuleType('food')).toBe(true);
  expect(isModuleType('taxi')).toBe(false);
});

test('every type answers every switch', () => {
  for (const type of MODULE_TYPES) {
    const config = moduleConfig(type);
    for (const name of MODULE_SWITCHES) expect(typeof config[name]).toBe('boolean');
    expect(config.order_status.accepted).toBe(type === 'food');
  }
});

test('a configuration can be changed without changing the next one', () => {
  moduleConfig('food').add_on = false;
  expect(moduleConfig('food').add_on).toBe(true);
});

test('stock is counted in grocery, pharmacy and e-commerce, never in food', () => {
  expect(MODULE_TYPES.filter(hasStock).sort()).toEqual(['ecommerce', 'grocery', 'pharmacy']);
});

test('[MODULE-18] sellers are restaurants in food, providers in rental, else stores', () => {
  expect(moduleLabels('food').seller).toBe('restaurant');
  expect(moduleLabels('rental').seller).toBe('provider');
  expect(moduleLabels('grocery').seller).toBe('store');
});

test('[LANG-15, LANG-16] rental says pickup and trip, the others delivery and order', () => {
  expect(moduleLabels('rental')).toMatchObject({ location: 'pickup', track: 'track_trip' });
  expect(moduleLabels('pharmacy')).toMatchObject({ location: 'delivery', track: 'track_order' });
});

test('[WISH-04] the wishlist tabs are named by module', () => {
  expect(wishlistTabs('food')).toEqual({ items: 'foods', sellers: 'restaurants' });
  expect(wishlistTabs('pharmacy')).toEqual({ items: 'medicines', sellers: 'pharmacies' });
  expect(wishlistTabs('ecommerce')).toEqual({ items: 'items', sellers: 'stores' });
  expect(wishlistTabs('rental')).toEqual({ items: 'vehicles', sellers: 'providers' });
});

test('[MODULE-12, MODULE-13] parcel leads to the home page, every other module to the interests, once', () => {
  for (const type of MODULE_TYPES) {
    expect(afterModuleChoice(type)).toBe(type === 'parcel' ? '/home' : '/interest');
    expect(afterModuleChoice(type, true)).toBe('/home');
  }
});
