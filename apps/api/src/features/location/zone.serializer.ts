import type { ZoneData } from '@errand/contract/location';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { ZoneDataRow, ZoneModuleRow } from './location.queries.ts';

/**
 * A zone as clients read it. The charges at the top level are those of its first module, for clients
 * without modules.
 */
export function toZoneResponse(row: ZoneDataRow, ctx: RequestContext, digits: number): ZoneData {
  const major = (minor: number) => toMajor(minor, digits);
  const first = row.modules[0];
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
    minimum_shipping_charge: major(first?.minimum_minor ?? 0),
    per_km_shipping_charge: major(first?.per_km_minor ?? 0),
    maximum_shipping_charge: optional(first?.maximum_minor, digits),
    modules: row.modules.map((module) => zoneModuleOf(module, row.id, ctx, digits)),
  };
}

function zoneModuleOf(
  row: ZoneModuleRow,
  zoneId: number,
  ctx: RequestContext,
  digits: number,
): ZoneData['modules'][number] {
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
      per_km_shipping_charge: toMajor(row.per_km_minor, digits),
      minimum_shipping_charge: toMajor(row.minimum_minor, digits),
      maximum_shipping_charge: optional(row.maximum_minor, digits),
      maximum_cod_order_amount: optional(row.cash_limit_minor, digits),
      delivery_charge_type: row.charge_type,
      fixed_shipping_charge: toMajor(row.fixed_minor, digits),
    },
  };
}

function optional(minor: number | null | undefined, digits: number): number | null {
  return minor === null || minor === undefined ? null : toMajor(minor, digits);
}
