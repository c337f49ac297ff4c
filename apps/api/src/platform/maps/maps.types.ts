import type { Point } from '@errand/domain/location';

export type Language = 'en' | 'ar';

/** A place that begins like what was typed. `id` is the provider's own and may be kept for a later `place`. */
export type Suggestion = { id: string; mainText: string; secondaryText: string };

export type FoundPlace = { point: Point; address: string };

/** How one moves; a way for walkers may lead where cars cannot go. */
export type TravelMode = 'drive' | 'walk' | 'bicycle';

export type Route = { meters: number; seconds: number; points: Point[] };

/** Where things are. */
export type Geocoder = {
  /** At most eight, best first; those near `near` before others that fit as well. */
  suggest(text: string, language: Language, near: Point | null): Promise<Suggestion[]>;
  /** Null for an id that is not known. */
  place(id: string, language: Language): Promise<FoundPlace | null>;
  /** The address of a point, null where there is none (at sea, outside the data). */
  addressAt(point: Point, language: Language): Promise<string | null>;
};

/** How to get there. */
export type Router = {
  /** The quickest way along the streets, its first and last point included; null where there is none. */
  route(from: Point, to: Point, mode: TravelMode): Promise<Route | null>;
};

/**
 * Where things are and how to get there, from the city's own data or an outside service.
 * Every call may throw `AppError('unavailable')` when an outside service does not answer.
 */
export type MapsProvider = Geocoder & Router;
