import { describe, expect, test } from 'vitest';
import { MODULE_TYPES, type ModulePart, type ModuleType, moduleParts, type Stock } from './index.ts';

const EMPTY: Stock = { rates: [], stores: [], vehicles: [], parcelCategories: [], courierZones: [] };
const HERE = { moduleId: 1, zoneId: 7 };
const STORE = { ...HERE, hasHours: false, hasItems: false };

/** What completes a part, after the parts before it. */
const COMPLETED: Record<ModulePart, (stock: Stock) => Stock> = {
  rates: (stock) => ({ ...stock, rates: [HERE] }),
  store: (stock) => ({ ...stock, stores: [STORE] }),
  hours: (stock) => ({ ...stock, stores: stock.stores.map((store) => ({ ...store, hasHours: true })) }),
  items: (stock) => ({ ...stock, stores: stock.stores.map((store) => ({ ...store, hasItems: true })) }),
  vehicle: (stock) => ({ ...stock, vehicles: [HERE] }),
  parcelCategory: (stock) => ({ ...stock, parcelCategories: [1] }),
  courier: (stock) => ({ ...stock, courierZones: [7] }),
};

const PARTS: Record<ModuleType, ModulePart[]> = {
  food: ['rates', 'store', 'hours', 'items'],
  grocery: ['rates', 'store', 'hours', 'items'],
  pharmacy: ['rates', 'store', 'hours', 'items'],
  ecommerce: ['rates', 'store', 'items'],
  parcel: ['rates', 'parcelCategory', 'courier'],
  rental: ['rates', 'store', 'hours', 'vehicle'],
};

function missing(type: ModuleType, stock: Stock, allZones = false): ModulePart[] {
  return moduleParts({ id: 1, type, allZones }, stock)
    .filter(({ done }) => !done)
    .map(({ part }) => part);
}

describe.each(MODULE_TYPES)('%s', (type) => {
  test('each missing part is named, and the last one completes the module', () => {
    let stock = EMPTY;
    for (const [index, part] of PARTS[type].entries()) {
      expect(missing(type, stock)).toEqual(PARTS[type].slice(index));
      stock = COMPLETED[part](stock);
    }
    expect(missing(type, stock)).toEqual([]);
  });

  test('nothing of another module or of a zone without rates counts', () => {
    const other = (offer: object) => {
      const stock = PARTS[type].reduce((made, part) => COMPLETED[part](made), EMPTY);
      const moved = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, ...offer }));
      return { ...stock, stores: moved(stock.stores), vehicles: moved(stock.vehicles), courierZones: [8] };
    };
    const needed = PARTS[type].filter((part) => part !== 'rates' && part !== 'parcelCategory');
    expect(missing(type, other({ zoneId: 8 }))).toEqual(needed);
    const withoutCourier = needed.filter((part) => part !== 'courier');
    expect(missing(type, { ...other({ moduleId: 2 }), courierZones: [null] })).toEqual(withoutCourier);
  });
});

test('a store of a module that serves every zone counts in a zone without rates', () => {
  const stock = { ...EMPTY, rates: [HERE], stores: [{ ...STORE, zoneId: 8, hasItems: true }] };
  expect(missing('ecommerce', stock)).toEqual(['store', 'items']);
  expect(missing('ecommerce', stock, true)).toEqual([]);
});
