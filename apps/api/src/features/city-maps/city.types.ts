import type { Translations } from '@errand/domain/language';

/**
 * A city as plain data for map drawing, place search and routing. Everything is JSON. Positions are
 * [longitude, latitude] with 6 decimals, lengths are meters.
 */
export type Position = [longitude: number, latitude: number];

/** A closed polygon without its repeated first point. */
export type Ring = Position[];

export type Name = Translations;

export type DistrictSlug =
  | 'old-town'
  | 'harbour'
  | 'corniche'
  | 'lighthouse'
  | 'garden-quarter'
  | 'silk-market'
  | 'palm-hill'
  | 'university'
  | 'marina'
  | 'east-bay'
  | 'stone-bridge'
  | 'airport-road';

export type District = { slug: DistrictSlug; name: Name; center: Position; ring: Ring };

export type StreetClass = 'arterial' | 'street' | 'lane';

/** `nodes` are indexes into `graph.nodes`; houses are numbered from the first node to the last. */
export type Street = {
  id: number;
  name: Name;
  class: StreetClass;
  /**
   * Null when the street crosses several districts; its houses then belong to the district of their
   * position.
   */
  district: DistrictSlug | null;
  walkable: boolean;
  drivable: boolean;
  nodes: number[];
};

/** Usable in both directions. Its class and access are those of its street. */
export type Edge = { from: number; to: number; meters: number; street: number };

export type StreetGraph = { nodes: Position[]; edges: Edge[] };

export type AreaKind = 'park' | 'campus' | 'square' | 'beach' | 'airfield';

export type Area = { slug: string; kind: AreaKind; district: DistrictSlug | null; ring: Ring };

export type PlaceKind =
  | 'park'
  | 'mosque'
  | 'school'
  | 'hospital'
  | 'university'
  | 'mall'
  | 'market'
  | 'station'
  | 'airport'
  | 'beach'
  | 'pier'
  | 'museum'
  | 'library'
  | 'theatre'
  | 'stadium'
  | 'hotel'
  | 'landmark'
  | 'square';

export type CityPlace = {
  slug: string;
  kind: PlaceKind;
  name: Name;
  district: DistrictSlug;
  position: Position;
};

export type ZoneSlug = 'central' | 'coast' | 'greater';

export type Zone = { slug: ZoneSlug; name: Name; ring: Ring };

/** A wall or pier in the sea: a line of width `widthMeters`. */
export type Mole = { kind: 'pier' | 'breakwater'; widthMeters: number; line: Position[] };

export type Water = {
  name: Name;
  /** From north-east to south-west, far past the city on both sides; the sea lies to its left. */
  coastline: Position[];
  sea: Ring;
  creek: Ring;
  moles: Mole[];
  /** The round head of the breakwater on which the lighthouse stands. */
  lighthouse: Ring;
};

export type City = {
  seed: number;
  name: Name;
  center: Position;
  bounds: { west: number; south: number; east: number; north: number };
  defaultAddress: { street: number; number: number; position: Position };
  water: Water;
  areas: Area[];
  districts: District[];
  streets: Street[];
  graph: StreetGraph;
  /** Roads that leave the city: drawn, not routed. */
  highways: Position[][];
  places: CityPlace[];
  zones: Zone[];
};
