import type { Address } from '@errand/contract/customer';
import { haversineKm, type Point } from '@errand/domain/location';

/** Addresses closer than this are the same door. */
const SAME_DOOR_KM = 0.06;

/** The saved address at the current location, which then replaces it. */
export function savedAddressesNear(addresses: Address[], point: Point | null): Address | null {
  if (!point) return null;
  return addresses.find((address) => haversineKm(pointOf(address), point) <= SAME_DOOR_KM) ?? null;
}

/**
 * The address in effect: the picked one, else the saved one at the current location; null for the location itself.
 */
export function chosenAddress(
  picked: number | null | undefined,
  addresses: Address[],
  here: Address | null,
  point: Point | null,
): Address | null {
  const saved = addresses.find(({ id }) => id === picked);
  if (saved) return saved;
  return here ?? (point ? null : (addresses[0] ?? null));
}

function pointOf({ latitude, longitude }: Address): Point {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
