import type { ParsedInput, ResponseInput } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type * as contract from '@errand/contract/parcel';
import { toMajor, toMinor } from '@errand/domain/money';
import { isSamePlace, type Measured, PARCEL_SIZES, quoteParcel } from '@errand/domain/parcel';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Problem } from '../cart/index.ts';
import { type Route, routeBetween } from '../location/index.ts';
import { settingTerms } from '../settings/index.ts';
import { type CategoryRow, findActiveCategory, listActiveCategories } from './parcel.queries.ts';
import { distanceProblems, measureProblems } from './parcel-problems.ts';
import { findParcelZones, type ParcelZones, ratesOf } from './parcel-terms.ts';

type Query = ParsedInput<typeof contract.estimateParcel>['query'];

/**
 * Estimates the price between two places for each category, or for one with weight and size. It is that of `quoteParcel`
 * without tip and coupon. Throws the problem that prevents the parcel, at the field of the query.
 */
export async function estimateParcel(
  ctx: RequestContext<'db' | 'log' | 'maps' | 'settings'>,
  query: Query,
): Promise<ResponseInput<typeof contract.estimateParcel>> {
  const from = { latitude: query.latitude, longitude: query.longitude };
  const to = { latitude: query.receiver_latitude, longitude: query.receiver_longitude };
  const [settings, categories] = await Promise.all([ctx.settings(), categoriesOf(ctx, query)]);
  const [first] = categories;
  if (!first) throw new AppError('parcel_category_unknown', undefined, 'parcel_category_id');
  if (query.parcel_category_id !== undefined) requireNone(measureProblems(first, query));
  const field = 'receiver_latitude';
  if (isSamePlace(from, to)) throw new AppError('parcel_same_place', undefined, field);
  const fields = { sender: 'latitude', receiver: field };
  const { zones, problem } = await findParcelZones(ctx.db, first.moduleId, { from, to }, settings, fields);
  if (!zones) throw new AppError(problem.code, problem.details, problem.field);
  const route = await routeBetween(ctx, from, to);
  requireNone(distanceProblems(route, settings, field));
  return {
    distance: route.meters / 1000,
    duration: Math.ceil(route.seconds / 60),
    polyline: route.polyline,
    zone_id: zones.zoneId,
    receiver_zone_id: zones.receiverZoneId,
    categories: categories.map((category) => ({
      id: category.id,
      slug: category.slug,
      name: translated(category.name, ctx.language),
      image_full_url: mediaUrl(ctx.publicUrl, category.picture),
      art: category.tint === null ? null : { tint: category.tint },
      total: totalOf(category, zones, route, settings, measuredOf(category, query)),
    })),
  };
}

/** The requested category, or all categories of the visitor's module, or of the first module without one. */
async function categoriesOf(
  ctx: RequestContext<'db'>,
  { parcel_category_id: id }: Query,
): Promise<CategoryRow[]> {
  if (id !== undefined) {
    const category = await findActiveCategory(ctx.db, id);
    return category ? [category] : [];
  }
  const rows = await listActiveCategories(ctx.db, ctx.moduleId);
  return rows.filter(({ moduleId }) => moduleId === rows[0]?.moduleId);
}

/** The requested weight and size; by default those of the lightest and smallest parcel. */
function measuredOf({ sizeSteps }: CategoryRow, query: Query): Measured {
  const smallest = PARCEL_SIZES.find((size) => sizeSteps.some((step) => step.size === size));
  return { weightKg: query.parcel_weight ?? 0, size: query.parcel_size ?? smallest ?? 'small' };
}

function totalOf(
  category: CategoryRow,
  zones: ParcelZones,
  route: Route,
  settings: Settings,
  measured: Measured,
): number {
  const digits = settings.digit_after_decimal_point;
  const fee = isOn(settings.additional_charge_status) ? settings.additional_charge : 0;
  const { totalMinor } = quoteParcel({
    rates: ratesOf(category, zones.rates, settings),
    distanceKm: route.meters / 1000,
    rule: category,
    measured,
    vehicleExtras: zones.vehicleExtras,
    surcharge: zones.surcharge,
    coupon: null,
    tax: settingTerms.tax(settings, settings.parcel_tax_percentage),
    additionalChargeMinor: toMinor(fee, digits),
    tipMinor: 0,
  });
  return toMajor(totalMinor, digits);
}

function requireNone([problem]: Problem[]): void {
  if (problem) throw new AppError(problem.code, problem.details, problem.field);
}
