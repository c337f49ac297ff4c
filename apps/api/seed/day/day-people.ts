import type { LanguageCode } from '@errand/domain/language';
import type { District } from '../world/types.ts';

/** A customer of the seeded day: all live in the zone of the stores that they order from. */
export type Person = { name: [first: string, last: string]; language: LanguageCode; district: District };

export const dayPeople = {
  nour: person('Nour', 'Hamdan', 'old-town'),
  tariq: person('Tariq', 'Zayani', 'harbour'),
  priya: person('Priya', 'Menon', 'silk-market'),
  hana: person('هناء', 'الشامي', 'old-town', 'ar'),
  lucas: person('Lucas', 'Ferreira', 'harbour'),
  mariam: person('مريم', 'الكعبي', 'silk-market', 'ar'),
  daniel: person('Daniel', 'Okafor', 'old-town'),
  sofia: person('Sofia', 'Rossi', 'harbour'),
  yusuf: person('يوسف', 'البلوشي', 'old-town', 'ar'),
  grace: person('Grace', 'Wanjiru', 'silk-market'),
  ahmed: person('Ahmed', 'Sabri', 'harbour'),
  elena: person('Elena', 'Petrova', 'old-town'),
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof dayPeople;

function person(first: string, last: string, district: District, language: LanguageCode = 'en'): Person {
  return { name: [first, last], language, district };
}
