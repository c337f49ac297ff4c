import type { ZoneData } from '@errand/contract/location';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { settingTerms } from '../settings/index.ts';
import type { ZoneDataRow, ZoneModuleRow } from './location.queries.ts';

/**
 * A zone as clients read it. The charges at the top level are those of its first module, for clients
 * without modules.
 */
export function toZoneResponse(row: ZoneDataRow, ctx: RequestContext, settings: Settings): ZoneData {
  const digits = settings.digit_after_decimal_point;
  const major = (minor: number) => toMajor(minor, digits);
  const [first] = row.modules;
  const rates = first && shownRates(first, settings);
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    time_zone: row.time_zone,
    status: 1,
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    increased_delivery_fee:
      row.surcharge_type === 'percent' ? row.surcharge_value : major(row.surcharge_value),
    increased_delivery_fee_status: row.surcharge_active ? 1 : 0,
    increased_delivery_fee_type: row.surcharge_type,
    increase_delivery_charge_message: translated(row.surcharge_message, ctx.language) || null,
    minimum_shipping_charge: rates?.minimum_shipping_charge ?? 0,
    per_km_shipping_charge: rates?.per_km_shipping_charge ?? 0,
    maximum_shipping_charge: optional(first?.maximum_minor, digits),
    modules: row.modules.map((module) => zoneModuleOf(module, row.id, ctx, settings)),
  };
}

function zoneModuleOf(
  row: ZoneModuleRow,
  zoneId: number,
  ctx: RequestContext,
  settings: Settings,
): ZoneData['modules'][number] {
  const digits = settings.digit_after_decimal_point;
  const picture = mediaUrl(ctx.publicUrl, row.picture);
  return {
    id: row.module_id,
    module_name: translated(row.name, ctx.language),
    module_type: row.type,
    thumbnail: picture,
    icon: picture,
    status: '1',
    stores_count: row.stores_count,
    theme_id: row.theme_id,
    description: translated(row.description, ctx.language),
    all_zone_service: row.all_zone_service ? 1 : 0,
    pivot: {
      zone_id: zoneId,
      module_id: row.module_id,
      ...shownRates(row, settings),
      maximum_shipping_charge: optional(row.maximum_minor, digits),
      maximum_cod_order_amount: optional(row.cash_limit_minor, digits),
    },
  };
}

/** The rates of a module. Clients know no bands: by distance they begin at the first fee, by basket they are fixed. */
function shownRates(row: ZoneModuleRow, settings: Settings) {
  const digits = settings.digit_after_decimal_point;
  const general = settingTerms.generalRates(settings, row.type);
  const firstFee = toMajor(row.bands[0]?.feeMinor ?? 0, digits);
  const byDistance = row.charge_type === 'distance_bands';
  const byBasket = row.charge_type === 'basket_bands';
  return {
    per_km_shipping_charge: toMajor(row.per_km_minor ?? general.perKmMinor, digits),
    minimum_shipping_charge: byDistance
      ? firstFee
      : toMajor(row.minimum_minor ?? general.minimumMinor, digits),
    delivery_charge_type:
      byBasket || row.charge_type === 'fixed' ? ('fixed' as const) : ('distance' as const),
    fixed_shipping_charge: byBasket ? firstFee : toMajor(row.fixed_minor, digits),
  };
}

function optional(minor: number | null | undefined, digits: number): number | null {
  return minor === null || minor === undefined ? null : toMajor(minor, digits);
}
