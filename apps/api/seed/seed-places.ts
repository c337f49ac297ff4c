import { toMinor } from '@errand/domain/money';
import { cityMaps } from '../src/features/city-maps/city-maps.tables.ts';
import { zoneModules, zones } from '../src/features/location/location.tables.ts';
import { modules } from '../src/features/modules/modules.tables.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { moduleSeeds } from './rows/module-seeds.ts';
import { ZONE_ORDER, zoneRates, zoneSurcharges } from './rows/zone-seeds.ts';
import { DIGITS, idOf, pictureKey, type Seed, TIME_ZONE } from './seed.types.ts';

/** The map of the city, the modules, the zones, and the rates of each zone per module. */
export async function seedPlaces(seed: Seed): Promise<void> {
  const { tx, city } = seed;
  await tx.insert(cityMaps).values({ city });
  seed.modules = await insertSlugged(tx, modules, moduleRows(seed));
  seed.zones = await insertSlugged(tx, zones, zoneRows(seed));
  await insertRows(tx, zoneModules, rateRows(seed));
}

function moduleRows(seed: Seed): (typeof modules.$inferInsert)[] {
  return moduleSeeds.map(({ type, name, description, picture, tint }, position) => ({
    slug: type,
    type,
    name,
    description,
    picture: pictureKey(seed, picture),
    tint,
    position,
    createdAt: seed.now,
    updatedAt: seed.now,
  }));
}

function zoneRows({ city, now }: Seed): (typeof zones.$inferInsert)[] {
  return ZONE_ORDER.map((slug) => {
    const zone = city.zones.find((candidate) => candidate.slug === slug);
    if (!zone) throw new Error(`The city has no zone "${slug}".`);
    const surcharge = zoneSurcharges[slug];
    return {
      slug,
      name: zone.name,
      outline: zone.ring,
      timeZone: TIME_ZONE,
      surchargeActive: surcharge !== undefined,
      surchargeValue: surcharge?.percent ?? 0,
      surchargeType: 'percent',
      surchargeMessage: surcharge ? { en: surcharge.en, ar: surcharge.ar } : null,
      createdAt: now,
      updatedAt: now,
    };
  });
}

function rateRows(seed: Seed): (typeof zoneModules.$inferInsert)[] {
  return ZONE_ORDER.flatMap((zone) =>
    moduleSeeds.map(({ type }) => {
      const { perKm, minimum, maximum, fixed } = zoneRates[zone][type];
      return {
        zoneId: idOf(seed.zones, zone),
        moduleId: idOf(seed.modules, type),
        chargeType: fixed === undefined ? 'distance' : 'fixed',
        fixedMinor: toMinor(fixed ?? 0, DIGITS),
        perKmMinor: toMinor(perKm, DIGITS),
        minimumMinor: toMinor(minimum, DIGITS),
        maximumMinor: toMinor(maximum, DIGITS) || null,
      };
    }),
  );
}
