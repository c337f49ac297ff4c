import { orderCondition, type Segment, segmentSinceMs } from '@errand/domain/newsletter';
import type pg from 'pg';
import { type Bind, runStatement, statement } from '../../platform/db/index.ts';
import { isMailUnreachableSql } from '../../platform/messages/messages.views.ts';
import { ordersOfEmailSql } from '../orders/orders.views.ts';

/**
 * SQL from `from` on of the subscribers, as `s`, whom a campaign to a segment reaches. Lists, counts and recipients are all chosen
 * here, so an address that cannot be reached is left out here.
 */
function audienceSql(bind: Bind, segment: Segment, nowMs: number): string {
  const { languages, moduleIds, zoneIds } = segment;
  const orders = (since: string | null) => {
    const conditions = [
      moduleIds.length > 0 && `counted.module_id = any(${bind(moduleIds)}::int[])`,
      zoneIds.length > 0 && `counted.zone_id = any(${bind(zoneIds)}::int[])`,
      since !== null && `counted.created_at >= ${since}`,
    ].filter((condition) => condition !== false);
    return `exists (select 1 from ${ordersOfEmailSql('s.email')} counted where ${['true', ...conditions].join(' and ')})`;
  };
  const since = () => `${bind(new Date(segmentSinceMs(segment, nowMs)))}::timestamptz`;
  const byOrders = {
    any: () => orders(null),
    never: () => `not ${orders(null)}`,
    within: () => orders(since()),
    before: () => `${orders(null)} and not ${orders(since())}`,
  };
  const condition = orderCondition(segment);
  const conditions = [
    `s.state = 'confirmed'`,
    `not ${isMailUnreachableSql('s.email')}`,
    languages.length > 0 && `s.language = any(${bind(languages)}::text[])`,
    condition !== null && byOrders[condition](),
  ].filter(Boolean);
  return `from newsletter_subscribers s where ${conditions.join(' and ')}`;
}

export async function countAudience(pool: pg.Pool, segment: Segment, nowMs: number): Promise<number> {
  const [row] = await runStatement<{ count: number }>(
    pool,
    statement((bind) => `select count(*)::int as count ${audienceSql(bind, segment, nowMs)}`),
  );
  return row?.count ?? 0;
}

/** How many subscribers are stored as recipients by one statement. */
const STORED = 1000;

/**
 * Stores the next recipients of a campaign, who follow the subscriber `after`. Each subscriber is stored once. Returns the last
 * subscriber; null if there were none left.
 */
export async function storeRecipients(
  pool: pg.Pool,
  {
    campaignId,
    segment,
    after,
    nowMs,
  }: { campaignId: number; segment: Segment; after: number; nowMs: number },
): Promise<number | null> {
  const [row] = await runStatement<{ last: number | null }>(
    pool,
    statement(
      (bind) => `with chosen as materialized (
        select s.id ${audienceSql(bind, segment, nowMs)} and s.id > ${bind(after)} order by s.id limit ${STORED}
      ), stored as (
        insert into newsletter_recipients (campaign_id, subscriber_id, due_at)
        select ${bind(campaignId)}::int, chosen.id, ${bind(new Date(nowMs))}::timestamptz from chosen
        on conflict do nothing
      ) select max(id) as last from chosen`,
    ),
  );
  return row?.last ?? null;
}
