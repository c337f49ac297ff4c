import { wishedItemOf } from '@errand/domain/catalog';
import { formatMoney } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { prices } from '../catalog/index.ts';
import { type MessageContents, noticeOf, type ReadContent, subjectsOf } from '../messaging/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { listStillWished } from './wish-watch.queries.ts';

/** `item:12:…`, and the price that a lower one was found with. */
function parseSubject(subject: string): { itemId: number; priceMinor: number } {
  const [, itemId, priceMinor] = subject.split(':');
  return { itemId: Number(itemId), priceMinor: Number(priceMinor) };
}

/**
 * What tells of wished items. Items that are gone, sold out again, no longer wished, or dearer than what was found (`isCheaper`) are
 * left out.
 */
function wishContent(kind: 'back_in_stock' | 'price_drop'): ReadContent {
  return async (deps, message, reader) => {
    const { language } = reader;
    const found = new Map(
      subjectsOf(message).map((subject) => {
        const { itemId, priceMinor } = parseSubject(subject);
        return [itemId, priceMinor];
      }),
    );
    const ids = [...found.keys()];
    const [items, wished, settings] = await Promise.all([
      prices.ofItems(deps, deps.db, ids),
      listStillWished(deps.db, customerIdOf(message.recipient) ?? 0, ids),
      deps.settings(),
    ]);
    const told = ids.flatMap((id) => {
      const item = items.get(id);
      if (!item?.onSale || !wished.has(id)) return [];
      const { priceMinor, isSoldOut } = wishedItemOf(item.priced);
      const isDearer = kind === 'price_drop' && priceMinor > (found.get(id) ?? 0);
      if (isSoldOut || isDearer) return [];
      const price = formatMoney(priceMinor, moneyStyleOf(settings));
      return [{ name: translated(item.row.name, language), price, row: item.row }];
    });
    const [first] = told;
    if (!first) return null;
    const { name, price, row } = first;
    const t = (key: TextKey) => textOf(key, language, { count: told.length, name, price });
    return noticeOf(deps, reader, {
      title: t(`notifications.${kind}.title`),
      description: t(`notifications.${kind}.text`),
      // The text says as much of a single one.
      lines: told.length > 1 ? told.map((one) => `${one.name} · ${one.price}`) : [],
      path: told.length === 1 ? `/product/${row.slug}?module_id=${row.module_id}` : '/home?wishlist=open',
      open: t(told.length === 1 ? 'notifications.wish.open' : 'notifications.wish.openAll'),
      tag: kind,
    });
  };
}

/** What tells of wishes. */
export const WISH_CONTENTS = {
  back_in_stock: wishContent('back_in_stock'),
  price_drop: wishContent('price_drop'),
} satisfies Partial<MessageContents>;
