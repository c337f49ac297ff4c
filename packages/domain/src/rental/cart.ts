/** A vehicle in the rental cart. `fleet` is the number of such vehicles the provider owns. */
export type CartVehicle = { id: number; providerId: number; fleet: number };
export type VehicleLine = { vehicle: CartVehicle; quantity: number };

export type AddRejection = { ok: false; code: 'other_provider' | 'out_of_stock' };
export type AddResult = { ok: true; lines: VehicleLine[] } | AddRejection;

/**
 * Adds `quantity` of a vehicle, to its existing line if there is one. A cart holds vehicles of one provider; with
 * `replace` the lines of another provider are dropped. A line never exceeds the fleet.
 */
export function addVehicle(
  lines: VehicleLine[],
  vehicle: CartVehicle,
  quantity: number,
  replace = false,
): AddResult {
  const foreign = lines.some((line) => line.vehicle.providerId !== vehicle.providerId);
  if (foreign && !replace) return { ok: false, code: 'other_provider' };
  const current = foreign ? [] : lines;
  const before = current.find((line) => line.vehicle.id === vehicle.id)?.quantity ?? 0;
  if (before + quantity > vehicle.fleet) return { ok: false, code: 'out_of_stock' };
  const line = { vehicle, quantity: before + quantity };
  if (before === 0) return { ok: true, lines: [...current, line] };
  return { ok: true, lines: current.map((other) => (other.vehicle.id === vehicle.id ? line : other)) };
}

/** Removes `quantity` of a vehicle, its whole line without `quantity`, and every line without `vehicleId`. */
export function removeVehicle(lines: VehicleLine[], vehicleId?: number, quantity?: number): VehicleLine[] {
  if (vehicleId === undefined) return [];
  return lines.flatMap((line) => {
    if (line.vehicle.id !== vehicleId) return [line];
    const left = line.quantity - (quantity ?? line.quantity);
    return left > 0 ? [{ ...line, quantity: left }] : [];
  });
}

/**
 * Effect of choosing the rental module on an existing cart [RENTAL-05, RENTAL-07]: a cart with vehicles is cleared when
 * its pickup zone is not among the chosen zones, otherwise it stays. `empty` when the cart is empty.
 */
export function cartAfterModuleChoice(
  cart: { vehicles: number; pickupZoneId: number | null },
  chosenZoneIds: number[],
): 'empty' | 'cleared' | 'unchanged' {
  if (cart.vehicles === 0) return 'empty';
  return chosenZoneIds.some((zoneId) => zoneId === cart.pickupZoneId) ? 'unchanged' : 'cleared';
}
