import { itemAt, lastOf } from '../../src/features/city-maps/item-at.ts';
import type { DistrictSlug, Name, StreetClass } from './city.types.ts';
import { distance, mix, type Vec } from './plane.ts';
import type { Random } from './seeded-random.ts';
import type { DraftStreet } from './street-network.ts';
import { STREET_KINDS, STREET_WORDS, type StreetKind, wordsOf } from './street-words.ts';

/**
 * Wide streets are avenues and roads, narrow ones streets and lanes; the later kinds are used when the words are
 * exhausted.
 */
const KINDS: Record<'wide' | 'narrow' | 'short', StreetKind[]> = {
  wide: ['Avenue', 'Road', 'Street', 'Lane'],
  narrow: ['Street', 'Lane', 'Road', 'Avenue'],
  short: ['Lane', 'Street', 'Road', 'Avenue'],
};
const SHORT_METERS = 330;
const WIDE: StreetClass[] = ['arterial', 'street'];

const FIXED: { district: DistrictSlug; names: Name[] }[] = [
  {
    district: 'old-town',
    names: [
      { en: 'Lantern Street', ar: 'شارع الفانوس' },
      { en: 'Saffron Street', ar: 'شارع الزعفران' },
    ],
  },
];
export const SQUARES: Record<string, Name> = {
  'harbour-square': { en: 'Harbour Square', ar: 'ساحة الميناء' },
  'fountain-square': { en: 'Fountain Square', ar: 'ساحة النافورة' },
  'caravan-square': { en: 'Caravan Square', ar: 'ساحة القافلة' },
};

/**
 * Names every street uniquely in both languages, from the words of its district. `districtAt` finds the location of a
 * street without a district.
 */
export function nameStreets(
  streets: readonly DraftStreet[],
  points: readonly Vec[],
  centers: ReadonlyMap<DistrictSlug, Vec>,
  districtAt: (point: Vec) => DistrictSlug,
  random: Random,
): Name[] {
  const names = streets.map((street) => street.name ?? (street.square ? SQUARES[street.square] : null));
  const used = new Set(names.flatMap((name) => name?.en ?? []));
  for (const { district, names: wanted } of FIXED) {
    const center = centers.get(district);
    const nearest = streets
      .map((street, i) => ({ street, i }))
      .filter(({ street, i }) => street.district === district && street.class === 'street' && !names[i])
      .toSorted((a, b) => offCenter(a.street, points, center) - offCenter(b.street, points, center));
    wanted.forEach((name, k) => {
      names[itemAt(nearest, k).i] = name;
      // No "Lantern Lane" next to Lantern Street: these two names are reserved.
      const word = name.en.split(' ')[0];
      for (const kind of Object.keys(STREET_KINDS)) used.add(`${word} ${kind}`);
    });
  }
  const words = shuffledWords(random);
  return streets.map((street, i) => {
    const name = names[i] ?? freshName(street, points, words, used, districtAt);
    used.add(name.en);
    return name;
  });
}

function shuffledWords(random: Random): Map<string, Name[]> {
  return new Map(
    Object.entries(STREET_WORDS).map(([place, list]) => {
      const words = wordsOf(list);
      for (let i = words.length - 1; i > 0; i -= 1) {
        const k = random.below(i + 1);
        const word = itemAt(words, i);
        words[i] = itemAt(words, k);
        words[k] = word;
      }
      return [place, words];
    }),
  );
}

function freshName(
  street: DraftStreet,
  points: readonly Vec[],
  words: ReadonlyMap<string, Name[]>,
  used: ReadonlySet<string>,
  districtAt: (point: Vec) => DistrictSlug,
): Name {
  const a = itemAt(points, itemAt(street.nodes, 0));
  const b = itemAt(points, lastOf(street.nodes));
  const district = street.district ?? districtAt(mix(a, b, 0.5));
  const isShort = distance(a, b) < SHORT_METERS || !street.drivable;
  const kinds = KINDS[WIDE.includes(street.class) ? 'wide' : isShort ? 'short' : 'narrow'];
  for (const place of [district, 'anywhere']) {
    for (const kind of kinds) {
      const word = words.get(place)?.find(({ en }) => !used.has(`${en} ${kind}`));
      if (word) return { en: `${word.en} ${kind}`, ar: `${STREET_KINDS[kind]} ${word.ar}` };
    }
  }
  throw new Error(`No street name is left for ${district}.`);
}

function offCenter(street: DraftStreet, points: readonly Vec[], center: Vec | undefined): number {
  if (!center) return 0;
  return Math.min(...street.nodes.map((node) => distance(itemAt(points, node), center)));
}
