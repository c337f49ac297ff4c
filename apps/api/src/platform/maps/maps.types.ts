import type { LanguageCode } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';

/** A place that matches the typed prefix. `id` belongs to the provider and is passed to `place` later. */
export type Suggestion = { id: string; mainText: string; secondaryText: string };

export type FoundPlace = { point: Point; address: string };

/** Travel mode; walkers can use paths that are closed to cars. */
export type TravelMode = 'drive' | 'walk' | 'bicycle';

export type Route = { meters: number; seconds: number; points: Point[] };

/** Place search and addresses. */
export type Geocoder = {
  /** Suggests at most eight places, best first. Among equal matches, those close to `near` come first. */
  suggest(text: string, language: LanguageCode, near: Point | null): Promise<Suggestion[]>;
  /** Returns a place; null for an unknown id. */
  place(id: string, language: LanguageCode): Promise<FoundPlace | null>;
  /** Returns the address of a point; null without one (at sea, outside the data). */
  addressAt(point: Point, language: LanguageCode): Promise<string | null>;
};

/** Routing. */
export type Router = {
  /** Finds the fastest route along the streets, including its first and last point; null without one. */
  route(from: Point, to: Point, mode: TravelMode): Promise<Route | null>;
};

/**
 * Place search, addresses and routing, from local data or an external service. Every call can throw
 * `AppError('unavailable')` when the external service fails.
 */
export type MapsProvider = Geocoder &
  Router & {
    /** Which services there are, external or local; the calls of the others throw `unavailable`. */
    services: { geocoder: boolean; router: boolean };
  };
