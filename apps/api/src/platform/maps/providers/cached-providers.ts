import type { Geocoder, Router } from '../maps.types.ts';

const MINUTE = 60_000;
const KEPT = 2000;

/** Answers for as long as they are fresh, the least used one going first when there are too many. */
function createCache<T>(now: () => number, freshMs: number) {
  const answers = new Map<string, { answer: Promise<T>; until: number }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    answers.delete(key);
    if (known && known.until > now()) {
      answers.set(key, known);
      return known.answer;
    }
    const asked = { answer: ask(), until: now() + freshMs };
    answers.set(key, asked);
    // A failure is nobody's answer but that of those who waited for it.
    asked.answer.catch(() => answers.get(key) === asked && answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    return asked.answer;
  };
}

/** The same geocoder, asked once for the same thing; two that ask at the same time wait for one answer. */
export function cachedGeocoder(geocoder: Geocoder, now: () => number): Geocoder {
  const suggestions = createCache<Awaited<ReturnType<Geocoder['suggest']>>>(now, 10 * MINUTE);
  const places = createCache<Awaited<ReturnType<Geocoder['place']>>>(now, 60 * MINUTE);
  const addresses = createCache<string | null>(now, 60 * MINUTE);
  return {
    suggest(text, language, near) {
      const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
      // Neighbours are shown the same.
      const cell = near ? `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}` : '';
      return suggestions(`${language}|${cell}|${typed}`, () => geocoder.suggest(text, language, near));
    },
    place(id, language) {
      return places(`${language}|${id}`, () => geocoder.place(id, language));
    },
    addressAt(point, language) {
      return addresses(`${language}|${cellOf(point)}`, () => geocoder.addressAt(point, language));
    },
  };
}

/** The same router; traffic changes, so a way is kept for minutes only. */
export function cachedRouter(router: Router, now: () => number): Router {
  const ways = createCache<Awaited<ReturnType<Router['way']>>>(now, 5 * MINUTE);
  return {
    way: (from, to, mode) => ways(`${mode}|${cellOf(from)}|${cellOf(to)}`, () => router.way(from, to, mode)),
  };
}

/** About a metre. */
function cellOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
