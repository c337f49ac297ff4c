import { expect, test } from 'vitest';
import {
  hasStock,
  isModuleType,
  MODULE_SWITCHES,
  MODULE_TYPES,
  type ModuleType,
  moduleConfig,
  moduleLabels,
  pathAfterModuleChoice,
  wishlistTabLabels,
} from './index.ts';

// Requirements: MODULE-01.
test('there are exactly six module types', () => {
  expect(MODULE_TYPES.toSorted()).toEqual(['ecommerce', 'food', 'grocery', 'parcel', 'pharmacy', 'rental']);
  expect(isModuleType('food')).toBe(true);
  expect(isModuleType('taxi')).toBe(false);
});

test('every module type has a value for every switch, and exactly these are on', () => {
  const on = (type: ModuleType) => MODULE_SWITCHES.filter((name) => moduleConfig(type)[name]).join(' ');
  expect(Object.fromEntries(MODULE_TYPES.map((type) => [type, on(type)]))).toEqual({
    grocery: 'order_place_to_schedule_interval stock unit organic nutrition allergy halal',
    food: 'add_on veg_non_veg item_available_time show_restaurant_text cutlery nutrition allergy halal new_variation',
    pharmacy: 'stock unit order_attachment common_condition basic generic_name',
    ecommerce: 'stock unit always_open all_zone_service brand',
    parcel: 'always_open is_parcel',
    rental: 'is_rental',
  });
  for (const type of MODULE_TYPES) {
    const config = moduleConfig(type);
    for (const name of MODULE_SWITCHES) expect(typeof config[name]).toBe('boolean');
    expect(config.order_status).toEqual({ accepted: type === 'food' });
  }
});

test('changing a returned configuration does not affect the next call', () => {
  moduleConfig('food').add_on = false;
  expect(moduleConfig('food').add_on).toBe(true);
});

test('stock is counted in grocery, pharmacy and e-commerce only', () => {
  expect(MODULE_TYPES.filter(hasStock).toSorted()).toEqual(['ecommerce', 'grocery', 'pharmacy']);
});

// Requirements: MODULE-18.
test('sellers are restaurants in food, providers in rental, stores in other modules', () => {
  expect(moduleLabels('food').seller).toBe('restaurant');
  expect(moduleLabels('rental').seller).toBe('provider');
  expect(moduleLabels('grocery').seller).toBe('store');
});

// Requirements: LANG-15, LANG-16.
test('rental is labeled pickup and trip, other modules delivery and order', () => {
  expect(moduleLabels('rental')).toMatchObject({ location: 'pickup', track: 'track_trip' });
  expect(moduleLabels('pharmacy')).toMatchObject({ location: 'delivery', track: 'track_order' });
});

// Requirements: WISH-04.
test('the labels of the wishlist tabs vary by module', () => {
  expect(wishlistTabLabels('food')).toEqual({ items: 'foods', sellers: 'restaurants' });
  expect(wishlistTabLabels('pharmacy')).toEqual({ items: 'medicines', sellers: 'pharmacies' });
  for (const type of ['grocery', 'ecommerce'] as const)
    expect(wishlistTabLabels(type)).toEqual({ items: 'items', sellers: 'stores' });
  expect(wishlistTabLabels('rental')).toEqual({ items: 'vehicles', sellers: 'providers' });
});

// Requirements: MODULE-12, MODULE-13, PARCEL-04.
test('parcel leads to the home page, every other module to the interests', () => {
  for (const type of MODULE_TYPES)
    expect(pathAfterModuleChoice(type)).toBe(type === 'parcel' ? '/home' : '/interest');
});
