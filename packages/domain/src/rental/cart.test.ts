import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addVehicle, cartAfterModuleChoice, removeVehicle, type VehicleLine } from './index.ts';

const hatch = { id: 1, providerId: 7, fleet: 2 };
const van = { id: 2, providerId: 7, fleet: 1 };
const bike = { id: 3, providerId: 8, fleet: 5 };

test('a cart holds one provider’s vehicles, unless another’s may replace them', () => {
  const lines = [{ vehicle: hatch, quantity: 1 }];
  expect(addVehicle(lines, bike, 1)).toEqual({ ok: false, code: 'other_provider' });
  expect(addVehicle(lines, bike, 2, true)).toEqual({ ok: true, lines: [{ vehicle: bike, quantity: 2 }] });
  expect(addVehicle(lines, van, 1, true)).toMatchObject({ lines: [{ vehicle: hatch }, { vehicle: van }] });
});

test('there is never more of a vehicle than its provider has, nor two providers', () => {
  const step = fc.record({
    vehicle: fc.constantFrom(hatch, van, bike),
    quantity: fc.integer({ min: 1, max: 4 }),
    replace: fc.boolean(),
    removes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let lines: VehicleLine[] = [];
      for (const { vehicle, quantity, replace, removes } of steps) {
        const added = addVehicle(lines, vehicle, quantity, replace);
        if (removes) lines = removeVehicle(lines, vehicle.id, quantity);
        else if (added.ok) lines = added.lines;
        expect(new Set(lines.map((line) => line.vehicle.providerId)).size).toBeLessThanOrEqual(1);
        expect(new Set(lines.map((line) => line.vehicle.id)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThan(0);
          expect(line.quantity).toBeLessThanOrEqual(line.vehicle.fleet);
        }
      }
    }),
  );
});

test('[RENTAL-10] some of a vehicle, a vehicle, or everything is removed', () => {
  const lines = [
    { vehicle: hatch, quantity: 2 },
    { vehicle: van, quantity: 1 },
  ];
  expect(removeVehicle(lines, 1, 1).map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(removeVehicle(lines, 1).map(({ vehicle }) => vehicle)).toEqual([van]);
  expect(removeVehicle(lines)).toEqual([]);
});

test('[RENTAL-05, RENTAL-07] the cart is cleared where its pickup zone is not chosen, else it stays', () => {
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [2, 3])).toBe('cleared');
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [])).toBe('cleared');
  expect(cartAfterModuleChoice({ vehicles: 1, pickupZoneId: 4 }, [4, 2])).toBe('kept');
  expect(cartAfterModuleChoice({ vehicles: 0, pickupZoneId: null }, [4])).toBe('nothing');
});
