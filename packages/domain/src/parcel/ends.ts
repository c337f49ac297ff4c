import { haversineKm, type Point } from '../location/index.ts';

/** The zones that serve parcels at each end, in the operator's order. */
export type ParcelEnds = {
  senderZones: number[];
  receiverZones: number[];
  /** Whether the operator carries parcels from one zone to another. */
  crossesZones: boolean;
  /** The sender's choice among overlapping zones. */
  preferredZone?: number | null;
};

export type EndsRejection = {
  ok: false;
  end: 'sender' | 'receiver';
  code: 'unserved' | 'other_zone';
};

/**
 * The zone whose rates apply, which is one of the sender's, and the receiver's zone. A zone that serves both ends comes
 * before others, so that overlapping zones do not separate them.
 */
export function parcelZones({
  senderZones,
  receiverZones,
  crossesZones,
  preferredZone = null,
}: ParcelEnds): { ok: true; zoneId: number; receiverZoneId: number } | EndsRejection {
  const [anySender] = senderZones;
  const [anyReceiver] = receiverZones;
  if (anySender === undefined) return { ok: false, end: 'sender', code: 'unserved' };
  if (anyReceiver === undefined) return { ok: false, end: 'receiver', code: 'unserved' };
  const common = senderZones.filter((zone) => receiverZones.includes(zone));
  const zoneId = common.find((zone) => zone === preferredZone) ?? common[0];
  if (zoneId !== undefined) return { ok: true, zoneId, receiverZoneId: zoneId };
  if (!crossesZones) return { ok: false, end: 'receiver', code: 'other_zone' };
  const chosen = senderZones.find((zone) => zone === preferredZone) ?? anySender;
  return { ok: true, zoneId: chosen, receiverZoneId: anyReceiver };
}

/** Two points closer than this are one place: 30 m, about the accuracy of a position in a street. */
const SAME_PLACE_KM = 0.03;

export function isSamePlace(from: Point, to: Point): boolean {
  return haversineKm(from, to) < SAME_PLACE_KM;
}

/** Whether a route is within the operator's limit; null or 0 is none. */
export function isWithinDistance(distanceKm: number, maximumKm: number | null): boolean {
  return !maximumKm || distanceKm <= maximumKm;
}
