import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addVehicle, cartAfterModuleChoice, removeVehicle, type VehicleLine } from './index.ts';

const hatch = { id: 1, providerId: 7, fleet: 2 };
const van = { id: 2, providerId: 7, fleet: 1 };
const bike = { id: 3, providerId: 8, fleet: 5 };

test('a vehicle of another provider is rejected, or replaces the cart on request', () => {
  const lines = [{ vehicle: hatch, quantity: 1 }];
  expect(addVehicle(lines, bike, 1)).toEqual({ ok: false, code: 'other_provider' });
  expect(addVehicle(lines, bike, 2, true)).toEqual({ ok: true, lines: [{ vehicle: bike, quantity: 2 }] });
  expect(addVehicle(lines, van, 1, true)).toEqual({
    ok: true,
    lines: [
      { vehicle: hatch, quantity: 1 },
      { vehicle: van, quantity: 1 },
    ],
  });
});

test('adding a vehicle again raises the quantity of its line and leaves the other lines unchanged', () => {
  const lines = [
    { vehicle: van, quantity: 1 },
    { vehicle: hatch, quantity: 1 },
  ];
  expect(addVehicle(lines, hatch, 1)).toEqual({
    ok: true,
    lines: [
      { vehicle: van, quantity: 1 },
      { vehicle: hatch, quantity: 2 },
    ],
  });
});

test('a quantity above the fleet is rejected', () => {
  expect(addVehicle([], hatch, 3)).toEqual({ ok: false, code: 'out_of_stock' });
  expect(addVehicle([{ vehicle: hatch, quantity: 1 }], hatch, 2)).toEqual({
    ok: false,
    code: 'out_of_stock',
  });
});

test('any sequence of edits adds and removes exact quantities, within the fleet and one provider', () => {
  const step = fc.record({
    vehicle: fc.constantFrom(hatch, van, bike),
    quantity: fc.integer({ min: 1, max: 4 }),
    replace: fc.boolean(),
    removes: fc.boolean(),
  });
  const quantities = (lines: VehicleLine[]) => new Map(lines.map((line) => [line.vehicle.id, line.quantity]));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let lines: VehicleLine[] = [];
      for (const { vehicle, quantity, replace, removes } of steps) {
        const expected = quantities(lines);
        const before = expected.get(vehicle.id) ?? 0;
        const added = addVehicle(lines, vehicle, quantity, replace);
        if (removes) {
          lines = removeVehicle(lines, vehicle.id, quantity);
          if (before > quantity) expected.set(vehicle.id, before - quantity);
          else expected.delete(vehicle.id);
        } else if (added.ok) {
          if (lines.some((line) => line.vehicle.providerId !== vehicle.providerId)) expected.clear();
          lines = added.lines;
          expected.set(vehicle.id, before + quantity);
        }
        expect(quantities(lines)).toEqual(expected);
        expect(new Set(lines.map((line) => line.vehicle.providerId)).size).toBeLessThanOrEqual(1);
        expect(lines.every((line) => line.quantity <= line.vehicle.fleet)).toBe(true);
      }
    }),
  );
});

// Requirements: RENTAL-10.
test('removing takes a quantity, a whole line or every line', () => {
  const lines = [
    { vehicle: hatch, quantity: 2 },
    { vehicle: van, quantity: 1 },
  ];
  expect(removeVehicle(lines, 1, 1)).toEqual([
    { vehicle: hatch, quantity: 1 },
    { vehicle: van, quantity: 1 },
  ]);
  expect(removeVehicle(lines, 1)).toEqual([{ vehicle: van, quantity: 1 }]);
  expect(removeVehicle(lines, 1, 2)).toEqual([{ vehicle: van, quantity: 1 }]);
  expect(removeVehicle(lines)).toEqual([]);
});

// Requirements: RENTAL-05, RENTAL-07.
test('the cart is cleared when its pickup zone is not chosen, otherwise unchanged', () => {
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [2, 3])).toBe('cleared');
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [])).toBe('cleared');
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: null }, [4])).toBe('cleared');
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [4, 2])).toBe('unchanged');
  expect(cartAfterModuleChoice({ vehicles: 0, pickupZoneId: null }, [4])).toBe('empty');
  expect(cartAfterModuleChoice({ vehicles: 0, pickupZoneId: 4 }, [4])).toBe('empty');
});
