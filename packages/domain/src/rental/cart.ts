/** A vehicle as the cart's rules see it; `fleet` is how many of it its provider has. */
export type CartVehicle = { id: number; providerId: number; fleet: number };
export type VehicleLine = { vehicle: CartVehicle; quantity: number };

export type AddRejection = { ok: false; code: 'other_provider' | 'out_of_stock' };
export type Added = { ok: true; lines: VehicleLine[] } | AddRejection;

/**
 * Adds so many of a vehicle; the same again adds to its line. A cart holds one provider's vehicles: with `replace`
 * another's make room. Never more of a vehicle than its provider has.
 */
export function addVehicle(
  lines: VehicleLine[],
  vehicle: CartVehicle,
  quantity: number,
  replace = false,
): Added {
  const foreign = lines.some((line) => line.vehicle.providerId !== vehicle.providerId);
  if (foreign && !replace) return { ok: false, code: 'other_provider' };
  const kept = foreign ? [] : lines;
  const before = kept.find((line) => line.vehicle.id === vehicle.id)?.quantity ?? 0;
  if (before + quantity > vehicle.fleet) return { ok: false, code: 'out_of_stock' };
  const line = { vehicle, quantity: before + quantity };
  if (before === 0) return { ok: true, lines: [...kept, line] };
  return { ok: true, lines: kept.map((other) => (other.vehicle.id === vehicle.id ? line : other)) };
}

/** Takes so many of a vehicle out, all of it without a number; without a vehicle everything. */
export function removeVehicle(lines: VehicleLine[], vehicleId?: number, quantity?: number): VehicleLine[] {
  if (vehicleId === undefined) return [];
  return lines.flatMap((line) => {
    if (line.vehicle.id !== vehicleId) return [line];
    const left = quantity === undefined ? 0 : line.quantity - quantity;
    return left > 0 ? [{ ...line, quantity: left }] : [];
  });
}

/**
 * What choosing the rental module does to the cart that was filled before (000 §4): one with vehicles is cleared when
 * its pickup zone is not among the chosen zones, else it stays. `nothing` where there is no cart to speak of.
 */
export function cartAfterModuleChoice(
  cart: { vehicles: number; pickupZoneId: number | null },
  chosenZoneIds: number[],
): 'nothing' | 'cleared' | 'kept' {
  if (cart.vehicles === 0) return 'nothing';
  return cart.pickupZoneId !== null && chosenZoneIds.includes(cart.pickupZoneId) ? 'kept' : 'cleared';
}
