import type { Bind } from '../../platform/db/index.ts';
import { joinZone } from '../location/location.views.ts';
import { offerRunsSql } from './open-sql.ts';
import { joinStore } from './stores.views.ts';

/** Selects store, percentage, minimum and cap of the offers that are running. */
export function runningOffersSql(nowMs: number, bind: Bind): string {
  return `select d.store_id, d.percent, d.min_purchase_minor, d.max_discount_minor from store_discounts d
    ${joinStore('d.store_id')} ${joinZone('s.zone_id')} where ${offerRunsSql(nowMs, bind)}`;
}
