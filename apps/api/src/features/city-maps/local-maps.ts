import { type LanguageCode, languageRow, translated } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import type { MapsProvider } from '../../platform/maps/index.ts';
import { districtAt, houseNear, housePosition, streetMeters } from './addresses.ts';
import type { City, Position, Street } from './city.types.ts';
import { haversineMeters, isInRing } from './distance.ts';
import { lastOf } from './item-at.ts';
import { createRouter } from './local-router.ts';
import { createPlaceSearch, type Spot } from './place-search.ts';
import { indexStreets } from './street-index.ts';

const SUGGESTIONS = 8;
/** Streets up to this much farther away can still have the nearest door. */
const DOOR_REACH_METERS = 30;

/** Place search, addresses and routes from the city's own data, without a network. */
export function createLocalMaps(city: City): MapsProvider {
  const index = indexStreets(city);
  const search = createPlaceSearch(city);
  const route = createRouter(city, index);

  /** Finds the nearest door; null out of town. */
  function doorNear(position: Position): { street: Street; number: number; position: Position } | null {
    const nearest = index.nearest(position, () => true);
    if (!nearest) return null;
    let best: { street: Street; number: number; position: Position; meters: number } | null = null;
    for (const { stretch, share, side } of index.within(position, nearest.meters + DOOR_REACH_METERS)) {
      const { street, startMeters, edge } = stretch;
      const along = streetMeters(city, street);
      const number = houseNear(lastOf(along), startMeters + edge.meters * share, side);
      const door = housePosition(city, street, number, along);
      const meters = door ? haversineMeters(door, position) : Number.POSITIVE_INFINITY;
      if (door && (!best || meters < best.meters)) best = { street, number, position: door, meters };
    }
    return best;
  }

  function withinOf(spot: Spot, language: LanguageCode): string {
    return [spot.within, city.name]
      .flatMap((name) => (name ? translated(name, language) : []))
      .join(languageRow(language).comma);
  }

  return {
    services: { geocoder: true, router: true },
    async suggest(text, language, near) {
      return search.find(text, near && toPosition(near), SUGGESTIONS).map((spot) => ({
        id: spot.id,
        mainText: translated(spot.name, language),
        secondaryText: withinOf(spot, language),
      }));
    },
    async place(id, language) {
      const spot = search.get(id);
      if (!spot) return null;
      const address = [translated(spot.name, language), withinOf(spot, language)].join(
        languageRow(language).comma,
      );
      return { point: toPoint(spot.position), address };
    },
    async addressAt(point, language) {
      const door = doorNear(toPosition(point));
      if (!door) return null;
      const slug = door.street.district ?? districtAt(city, door.position);
      const district = city.districts.find((candidate) => candidate.slug === slug);
      const names = [district?.name, city.name].flatMap((name) => (name ? translated(name, language) : []));
      return [`${door.number} ${translated(door.street.name, language)}`, ...names].join(
        languageRow(language).comma,
      );
    },
    async route(from, to, mode) {
      const [start, end] = [toPosition(from), toPosition(to)];
      if (isInRing(start, city.water.sea) || isInRing(end, city.water.sea)) return null;
      const trip = route(start, end, mode);
      if (!trip) return null;
      return {
        meters: Math.round(trip.meters),
        seconds: Math.round(trip.seconds),
        points: trip.positions.map(toPoint),
      };
    },
  };
}

function toPosition({ longitude, latitude }: Point): Position {
  return [longitude, latitude];
}

function toPoint([longitude, latitude]: Position): Point {
  return { latitude, longitude };
}
