import type { Address } from '@errand/contract/customer';
import { haversineKm, type Point } from '@errand/domain/location';

/** Closer than this is the same door. */
const SAME_DOOR_KM = 0.06;

/** The saved address at the chosen place, which then stands for it. */
export function savedAddressesNear(addresses: Address[], point: Point | null): Address | null {
  if (!point) return null;
  return addresses.find((address) => haversineKm(pointOf(address), point) <= SAME_DOOR_KM) ?? null;
}

/** The address that counts: the one picked, else the one at the chosen place; null for the place itself. */
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
