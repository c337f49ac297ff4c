import { messageText, type ParsedInput, type ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/checkout';
import { surchargeMinor } from '@errand/domain/delivery';
import { toMajor, toMinor } from '@errand/domain/money';
import { isId, translated } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { findActiveZone } from '../../location/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { instantOfText } from '../schedule.ts';

type Body = ParsedInput<typeof contract.getSurgePrice>['body'];

/**
 * The surcharge of a zone by the rule of the quote. Throws `zone_required`, `zone_unknown`, and
 * `validation` for an invalid time.
 */
export async function getSurgePrice(
  ctx: RequestContext<'db' | 'settings'>,
  body: Body,
): Promise<ResponseOf<typeof contract.getSurgePrice>> {
  const zoneId = body.zone_id ?? ctx.zoneIds[0];
  if (zoneId === undefined) throw new AppError('zone_required', undefined, 'zone_id');
  const [zone, { digits }] = await Promise.all([
    isId(zoneId) ? findActiveZone(ctx.db, zoneId) : null,
    moneyStyle(ctx),
  ]);
  if (!zone) throw new AppError('zone_unknown', undefined, 'zone_id');
  if (body.date_time && instantOfText(body.date_time, zone.timeZone) === null)
    throw new AppError('validation', undefined, 'date_time');

  const { surchargeActive, surchargeType, surchargeValue } = zone;
  const surcharge = { status: surchargeActive, type: surchargeType, value: surchargeValue };
  const price = surchargeType === 'percent' ? surchargeValue : toMajor(surchargeValue, digits);
  const note = surchargeActive ? translated(zone.surchargeMessage, ctx.language) : '';
  return {
    zone_id: zoneId,
    price: surchargeActive ? price : 0,
    price_type: surchargeType,
    surcharge: toMajor(surchargeMinor(toMinor(body.delivery_charge, digits), surcharge), digits),
    title: messageText('surge_price', ctx.language),
    customer_note: note,
    customer_note_status: note === '' ? 0 : 1,
  };
}
