import { DEFAULT_LANGUAGE, inEachLanguage, textsOf, translated } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import { districtAt, housePosition, lastHouse, streetMeters } from './addresses.ts';
import type { City, Name, Position } from './city.types.ts';
import { haversineMeters } from './distance.ts';
import { itemAt, lastOf } from './item-at.ts';
import { matchWord } from './word-match.ts';

/** A named place on the map. `within` is its district; null for a district. */
export type Spot = { id: string; name: Name; within: Name | null; position: Position };
export type PlaceSearch = {
  /** Finds spots that match all typed words, best first. A number selects that house of a street. */
  find(text: string, near: Position | null, limit: number): Spot[];
  /**
   * Returns the spot with an id ("street:12:34", "street:12", "district:old-town", "place:fish-market"), or
   * null.
   */
  get(id: string): Spot | null;
};

type Entry = { spot: Spot; names: string[][]; around: string[]; bonus: number; lastHouse: number };

/** Scores one typed word against a word of a name. */
type Scorer = (word: string) => number;

const SHORT_FORMS: Record<string, string> = { rd: 'road', ln: 'lane', sq: 'square', str: 'street' };
/** Weight of words of the district, which count less than words of the name. */
const AROUND_WEIGHT = 0.3;
/** Bonus for streets, because people omit the word "Street". */
const STREET_BONUS = 0.1;
/** Maximum bonus for proximity, and the distance at which it is halved. */
const NEAR_BONUS = 0.6;
const NEAR_HALF_METERS = 1200;

export function createPlaceSearch(city: City): PlaceSearch {
  const entries = [...districtEntries(city), ...placeEntries(city), ...streetEntries(city)];
  const byId = new Map(entries.map((entry) => [entry.spot.id, entry]));

  function house(entry: Entry, number: number): Spot | null {
    const street = city.streets[Number(entry.spot.id.split(':')[1])];
    const position = street && housePosition(city, street, number);
    if (!position) return null;
    const within = districtName(city, position);
    return {
      id: `${entry.spot.id}:${number}`,
      name: inEachLanguage((language) => `${number} ${translated(entry.spot.name, language)}`),
      within,
      position,
    };
  }

  return {
    find(text, near, limit) {
      const words = nameWords(text).map((word) => SHORT_FORMS[word] ?? word);
      const number = words.find((word) => /^\d{1,4}$/.test(word));
      const typed = words.filter((word) => word !== number);
      if (typed.length === 0) return [];
      const scorers = typed.map(scorerOf);
      return entries
        .flatMap((entry) => {
          const fit = fitOf(scorers, entry);
          if (fit === 0) return [];
          const nearness = near
            ? NEAR_BONUS / (1 + haversineMeters(near, entry.spot.position) / NEAR_HALF_METERS)
            : 0;
          const numbered = number !== undefined && Number(number) <= entry.lastHouse ? 1 : 0;
          return [{ entry, score: fit + entry.bonus + nearness + numbered }];
        })
        .toSorted(
          (a, b) =>
            b.score - a.score || a.entry.spot.name.en.localeCompare(b.entry.spot.name.en, DEFAULT_LANGUAGE),
        )
        .slice(0, limit)
        .map(({ entry }) => (number === undefined ? null : house(entry, Number(number))) ?? entry.spot);
    },
    get(id) {
      const [, kind, slug, number] = /^(\w+):([\w-]+)(?::(\d{1,4}))?$/.exec(id) ?? [];
      const entry = byId.get(`${kind}:${slug}`);
      if (!entry) return null;
      return number === undefined ? entry.spot : kind === 'street' ? house(entry, Number(number)) : null;
    },
  };
}

/** Caches scores per word, because names share most of their words ("Street"). */
function scorerOf(typed: string): Scorer {
  const known = new Map<string, number>();
  return (word) => {
    const score = known.get(word) ?? matchWord(typed, word);
    known.set(word, score);
    return score;
  };
}

/** 0 when a typed word matches nothing; otherwise the mean score in the language that matches better. */
function fitOf(typed: readonly Scorer[], entry: Entry): number {
  let best = 0;
  for (const name of entry.names) {
    const left = [...name];
    let sum = 0;
    let named = false;
    const fits = typed.every((score) => {
      const scores = left.map(score);
      const highest = Math.max(0, ...scores);
      if (highest > 0) {
        left.splice(scores.indexOf(highest), 1);
        named = true;
        sum += highest;
        return true;
      }
      const beside = Math.max(0, ...entry.around.map(score));
      sum += beside * AROUND_WEIGHT;
      return beside > 0;
    });
    if (fits && named) best = Math.max(best, sum / typed.length - left.length * 0.05);
  }
  return best;
}

/** The folded words of a name; the Arabic article does not count, so that "فانوس" finds "الفانوس". */
function nameWords(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word));
}

function entryOf(city: City, spot: Spot, bonus: number, houses = 0): Entry {
  const around = [spot.within, city.name].flatMap((name) => (name ? textsOf(name).flatMap(nameWords) : []));
  return {
    spot,
    names: textsOf(spot.name).map(nameWords),
    around,
    bonus,
    lastHouse: houses,
  };
}

function districtEntries(city: City): Entry[] {
  return city.districts.map(({ slug, name, center }) =>
    entryOf(city, { id: `district:${slug}`, name, within: null, position: center }, 0.4),
  );
}

/** Squares that are also streets are found as streets, which have house numbers. */
function placeEntries(city: City): Entry[] {
  const streets = new Set(city.streets.map(({ name }) => foldText(name.en)));
  return city.places
    .filter(({ name }) => !streets.has(foldText(name.en)))
    .map(({ slug, name, district, position }) => {
      const within = city.districts.find((candidate) => candidate.slug === district)?.name ?? null;
      return entryOf(city, { id: `place:${slug}`, name, within, position }, 0.2);
    });
}

function streetEntries(city: City): Entry[] {
  return city.streets.map((street) => {
    const middle = itemAt(city.graph.nodes, itemAt(street.nodes, street.nodes.length >> 1));
    const within =
      city.districts.find(({ slug }) => slug === street.district)?.name ?? districtName(city, middle);
    const spot = { id: `street:${street.id}`, name: street.name, within, position: middle };
    return entryOf(
      city,
      spot,
      street.name.en.endsWith(' Street') ? STREET_BONUS : 0,
      lastHouse(lastOf(streetMeters(city, street))),
    );
  });
}

function districtName(city: City, position: Position): Name | null {
  const slug = districtAt(city, position);
  return city.districts.find((district) => district.slug === slug)?.name ?? null;
}
