/** The parts of an address that a courier needs where no map names the point. */
const DOOR = ['road', 'house'] as const;
export type DoorPart = (typeof DOOR)[number];

/** Whether a part of an address is required. With a geocoder, which names every point, none is. */
export function isDoorPart(part: string, hasGeocoder: boolean): part is DoorPart {
  return !hasGeocoder && (DOOR as readonly string[]).includes(part);
}

/** The required parts of an address that are missing. */
export function missingDoor(
  address: Partial<Record<DoorPart, string | null | undefined>>,
  hasGeocoder: boolean,
): DoorPart[] {
  return DOOR.filter((part) => isDoorPart(part, hasGeocoder) && !address[part]?.trim());
}
