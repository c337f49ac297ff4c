import { expect, expectTypeOf, test } from 'vitest';
import { fromWire, toWire } from './wire.ts';

test('a row gets the names of the wire and ISO instants, and keeps its other values', () => {
  const row = { id: 1, startsAt: new Date(0), endsAt: null as Date | null, minPurchaseMinor: 500 };
  const wire = toWire(row);
  expectTypeOf(wire).toEqualTypeOf<{
    id: number;
    starts_at: string;
    ends_at: string | null;
    min_purchase_minor: number;
  }>();
  expect(wire).toEqual({
    id: 1,
    starts_at: '1970-01-01T00:00:00.000Z',
    ends_at: null,
    min_purchase_minor: 500,
  });
});

test('an input gets the names of the table, and a field that was not given stays so', () => {
  const input: { per_km_minor: number; time_zone?: string } = { per_km_minor: 50 };
  const columns = fromWire(input);
  expectTypeOf(columns).toEqualTypeOf<{ perKmMinor: number; timeZone?: string }>();
  expect(columns).toEqual({ perKmMinor: 50 });
});
