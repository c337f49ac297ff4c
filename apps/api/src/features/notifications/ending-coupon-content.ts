import { isEnding, type UsableCoupon } from '@errand/domain/checkout';
import { type LanguageCode, languageRow } from '@errand/domain/language';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type MessageContents, noticeOf, subjectsOf } from '../messaging/index.ts';
import { listModuleNames } from '../modules/index.ts';
import { type CouponListRow, couponRows, couponUsers } from '../promotions/index.ts';
import { moneyStyleOf } from '../settings/index.ts';

type ListedCoupon = UsableCoupon & { row: CouponListRow };

/** The running coupons that a customer can still use, of all modules and zones. */
export async function listUsableOf(
  deps: Pick<Deps, 'db' | 'now' | 'pool'>,
  customerId: number,
): Promise<ListedCoupon[]> {
  const user = await couponUsers.of(deps, deps.db, customerId);
  const everywhere = { moduleId: null, storeId: null, zoneIds: [] };
  const rows = await couponRows.listUsable(deps.pool, user, new Date(deps.now()), everywhere);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    moduleId: row.module_id,
    boundTo: row.bound_to,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
    row,
  }));
}

/** What reminds of coupons: those that the customer can still use and that still end soon; null without any. */
export const ENDING_COUPON_CONTENTS = {
  async coupon_ending(deps, message, reader) {
    const { language } = reader;
    const told = new Set(subjectsOf(message));
    const usable = await listUsableOf(deps, customerIdOf(message.recipient) ?? 0);
    const ending = usable.filter((coupon) => told.has(`coupon:${coupon.id}`) && isEnding(coupon, deps.now()));
    const [first] = ending;
    if (!first) return null;
    const moduleIds = ending.flatMap(({ moduleId }) => moduleId ?? []);
    const [names, settings] = await Promise.all([
      listModuleNames(deps.db, moduleIds, language),
      deps.settings(),
    ]);
    const modules = new Map(names.map(({ id, name }) => [id, name]));
    const words = { language, money: moneyStyleOf(settings), modules };
    const values = {
      count: ending.length,
      code: first.row.code,
      day: lastDayOf(first, language),
      terms: termsOf(first, words),
    };
    return noticeOf(deps, reader, {
      title: textOf('notifications.coupon_ending.title', language, values),
      description: textOf('notifications.coupon_ending.text', language, values),
      // The description says all of a single coupon.
      lines: ending.length === 1 ? [first.row.code] : ending.map((coupon) => lineOf(coupon, words)),
      path: '/coupons',
      open: textOf('notifications.coupon_ending.open', language),
      tag: 'coupons',
    });
  },
} satisfies Partial<MessageContents>;

/** The last day in the time zone of the shop. The stored end is exclusive. */
function lastDayOf({ endsAtMs, row }: ListedCoupon, language: LanguageCode): string {
  return new Intl.DateTimeFormat(languageRow(language).dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: row.time_zone ?? 'UTC',
  }).format(endsAtMs - 1);
}

type Words = { language: LanguageCode; money: MoneyStyle; modules: ReadonlyMap<number, string> };

/** What a coupon saves until when, by its code. */
function lineOf(coupon: ListedCoupon, words: Words): string {
  const day = lastDayOf(coupon, words.language);
  const until = textOf('notifications.coupon_ending.until', words.language, { day });
  return [coupon.row.code, termsOf(coupon, words), until].join(' · ');
}

/** "15% off, up to $6.00, on orders from $20.00, at Stone Mill": what a coupon saves, and when and where. */
function termsOf({ row }: ListedCoupon, words: Words): string {
  const { language, money } = words;
  const minimum = row.min_purchase_minor > 0 && formatMoney(row.min_purchase_minor, money);
  return [
    savingOf(row, words),
    row.type === 'first_order' && textOf('notifications.coupon_ending.first', language),
    minimum && textOf('notifications.coupon_ending.from', language, { amount: minimum }),
    placeOf(row, words),
  ]
    .filter(Boolean)
    .join(languageRow(language).comma);
}

function savingOf(row: CouponListRow, { language, money }: Words): string {
  if (row.type === 'free_delivery') return textOf('notifications.coupon_ending.free', language);
  const isPercent = row.discount_type === 'percent';
  const off = isPercent ? `${row.discount}%` : formatMoney(row.discount, money);
  if (!isPercent || row.max_discount_minor === 0)
    return textOf('notifications.coupon_ending.off', language, { off });
  const most = formatMoney(row.max_discount_minor, money);
  return textOf('notifications.coupon_ending.capped', language, { off, most });
}

/** Where a coupon is valid; null for everywhere. */
function placeOf(row: CouponListRow, { language, modules }: Words): string | null {
  if (row.type === 'store_wise' && row.bound_to.length > 1)
    return textOf('notifications.coupon_ending.stores', language);
  if (row.store) {
    const place = translated(row.store.name, language);
    return textOf('notifications.coupon_ending.store', language, { place });
  }
  const zones = row.zones.map((name) => translated(name, language)).join(languageRow(language).comma);
  const place = zones || (row.module_id !== null && modules.get(row.module_id));
  return place ? textOf('notifications.coupon_ending.area', language, { place }) : null;
}
