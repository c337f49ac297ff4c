import { zoneDraft } from '@errand/contract/console/zones';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { type GeoJsonFault, outlineOfGeoJson } from '@errand/domain/location';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { normalizeInput } from '../../../platform/http/normalize-input.ts';
import { errorText } from '../../../platform/texts/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { addZone, type NewZone } from './add-zone.ts';
import { listEnglishZoneNames } from './zones.queries.ts';

/** A line of a report: the feature's or row's number from 1, and what is wrong. */
export type ImportFault = { at: number; text: string };
export type ZoneImport = { zones: { id: number; name: string }[]; faults: ImportFault[] };

const propertyOf = (language: LanguageCode) => (language === DEFAULT_LANGUAGE ? 'name' : `name_${language}`);

const named = z.object({ properties: z.record(z.string(), z.unknown()) });
const single = z.object({ type: z.literal('Feature') });
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()).min(1) });

const NO_FEATURES = 'not a GeoJSON file of a Feature, or of a FeatureCollection with features';

/**
 * Adds an inactive zone for each polygon of a GeoJSON Feature or FeatureCollection, all or none. Properties: `name`, its
 * translations such as `name_ar`, and `time_zone` if it differs from `timeZone`. A MultiPolygon has one part; holes are
 * rejected. Zones are identified by name, so that a second import of a file is rejected.
 */
export async function importZones(
  deps: Pick<Deps, 'db' | 'events'>,
  geojson: unknown,
  timeZone: string | null,
): Promise<ZoneImport> {
  const features = featuresOf(geojson);
  if (!features) return { zones: [], faults: [{ at: 0, text: NO_FEATURES }] };
  const faults: ImportFault[] = [];
  const drafts = features.map((one, index) => {
    const draft = toZone(one, timeZone);
    if (typeof draft === 'string') faults.push({ at: index + 1, text: draft });
    return draft;
  });
  faults.push(...(await listDuplicates(deps, drafts)));
  if (faults.length > 0) return { zones: [], faults };
  try {
    const zones = await deps.db.transaction(async (tx) => {
      const made: ZoneImport['zones'] = [];
      for (const [index, draft] of drafts.entries()) {
        if (typeof draft === 'string') continue;
        const id = await addZone(tx, draft).catch((error: unknown) => {
          if (error instanceof AppError) faults.push({ at: index + 1, text: faultText(error) });
          throw error;
        });
        made.push({ id, name: draft.name.en });
      }
      await publishCatalogChanged(deps, tx);
      return made;
    });
    return { zones, faults };
  } catch (error) {
    if (faults.length === 0) throw error;
    return { zones: [], faults };
  }
}

/** The features of a file; null if it is no GeoJSON that has some. */
function featuresOf(geojson: unknown): unknown[] | null {
  if (single.safeParse(geojson).success) return [geojson];
  const parsed = collection.safeParse(geojson);
  return parsed.success ? parsed.data.features : null;
}

/** A zone by the rules of the console's form, or what is wrong with the feature. */
function toZone(given: unknown, defaultZone: string | null): NewZone | string {
  const found = outlineOfGeoJson(given);
  if ('fault' in found) return geometryText(found.fault, found.count);
  const { properties } = named.safeParse(given).data ?? { properties: {} };
  const sent = {
    name: Object.fromEntries(
      LANGUAGE_CODES.flatMap((code) => {
        const text = properties[propertyOf(code)] ?? '';
        return text === '' ? [] : [[code, text]];
      }),
    ),
    time_zone: properties.time_zone || defaultZone || '',
    outline: found.outline,
  };
  const parsed = zoneDraft.safeParse(normalizeInput(zoneDraft, sent));
  if (!parsed.success) return reasonOf(parsed.error.issues[0]);
  const { name, time_zone: timeZone, outline } = parsed.data;
  return { name, timeZone, outline };
}

/** What is wrong with a feature, by the first field that the form would refuse. */
function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  const [field, part] = issue?.path ?? [];
  const isLong = issue?.code === 'too_big';
  if (field === 'outline')
    return isLong && part === undefined
      ? `the outline has more than ${String(issue.maximum)} corners`
      : 'the outline needs at least three corners of longitude and latitude';
  if (field === 'time_zone')
    return isLong
      ? 'properties.time_zone is not a time zone'
      : 'properties.time_zone is missing; name one for all with --time-zone';
  const property = `properties.${propertyOf(LANGUAGE_CODES.find((code) => code === part) ?? DEFAULT_LANGUAGE)}`;
  return isLong
    ? `${property} is longer than ${String(issue.maximum)} letters`
    : `${property} is missing or no text`;
}

/** Zones whose name is already used by a zone of the shop or an earlier one of the file. */
async function listDuplicates(
  { db }: Pick<Deps, 'db'>,
  drafts: readonly (NewZone | string)[],
): Promise<ImportFault[]> {
  const taken = new Set(await listEnglishZoneNames(db));
  return drafts.flatMap((draft, index) => {
    if (typeof draft === 'string') return [];
    const name = draft.name.en;
    if (taken.has(name)) return [{ at: index + 1, text: `there is a zone "${name}" already` }];
    taken.add(name);
    return [];
  });
}

function geometryText(fault: GeoJsonFault, count: number): string {
  switch (fault) {
    case 'form':
      return 'its geometry is not a Polygon with corners of longitude and latitude';
    case 'areas':
      return `it has ${count} separate areas; make each a feature with a name`;
    case 'holes':
      return 'a zone has no holes';
  }
}

function faultText({ code }: AppError): string {
  return errorText(code, DEFAULT_LANGUAGE);
}
