import { haversineKm, type Point } from '@errand/domain/location';
import type { MapsProvider } from '../src/platform/maps/index.ts';
import { CENTER } from './factories/index.ts';

const PLACES = [
  { id: 'lighthouse', name: { en: 'Lighthouse', ar: 'المنارة' }, latitude: 25.01, longitude: 55 },
  { id: 'light-market', name: { en: 'Light Market', ar: 'سوق النور' }, latitude: 25, longitude: 55.02 },
];
const CITY = { en: 'Testville', ar: 'مدينة الاختبار' };
const METERS_PER_SECOND = { drive: 10, walk: 1.25, bicycle: 4 };
/** Points farther than this from the center have no address and no route. */
const REACH_KM = 50;

/** Maps with two known places, and a route with one right angle between any two points of the city. */
export function createTestMaps(): MapsProvider {
  const isLand = (point: Point) => haversineKm(CENTER, point) <= REACH_KM;
  return {
    services: { geocoder: true, router: true },
    async suggest(text, language) {
      const typed = text.toLowerCase();
      return PLACES.filter(({ name }) => name[language].toLowerCase().startsWith(typed)).map(
        ({ id, name }) => ({
          id,
          mainText: name[language],
          secondaryText: CITY[language],
        }),
      );
    },
    async place(id, language) {
      const found = PLACES.find((place) => place.id === id);
      if (!found) return null;
      const { latitude, longitude, name } = found;
      return { point: { latitude, longitude }, address: `${name[language]}, ${CITY[language]}` };
    },
    async addressAt(point, language) {
      return isLand(point) ? `${point.latitude.toFixed(3)} ${CITY[language]}` : null;
    },
    async route(from, to, mode) {
      if (!isLand(from) || !isLand(to)) return null;
      const corner = { latitude: to.latitude, longitude: from.longitude };
      const meters = Math.round((haversineKm(from, corner) + haversineKm(corner, to)) * 1000);
      return { meters, seconds: Math.ceil(meters / METERS_PER_SECOND[mode]), points: [from, corner, to] };
    },
  };
}
