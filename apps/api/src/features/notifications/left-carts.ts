import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { leftCarts } from '../cart/index.ts';
import { prices } from '../catalog/index.ts';
import { choices, type MessageContents, noticeOf, type TellDeps, tell } from '../messaging/index.ts';

export const LEFT_CART_JOB = jobName<NoPayload>('notifications.left_carts');

const HOUR_MS = 3_600_000;
/** How long after its last change a cart is left, and when nobody is reminded of it any more. */
const LEFT_AFTER_HOURS = 4;
const LEFT_BEFORE_HOURS = 24;

/** Registers the job that reminds customers who have consented of a cart that they have left. */
export function registerLeftCartJobs(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.every(LEFT_CART_JOB, '*/20 * * * *', () => remindOfCarts(deps));
}

async function remindOfCarts(deps: Pick<Deps, 'db'> & TellDeps): Promise<void> {
  const hoursAgo = (hours: number) => new Date(deps.now() - hours * HOUR_MS);
  const within = { after: hoursAgo(LEFT_BEFORE_HOURS), before: hoursAgo(LEFT_AFTER_HOURS) };
  const carts = (await leftCarts.list(deps.db, within)).map((cart) => ({
    ...cart,
    customerId: customerIdOf(cart.owner) ?? 0,
  }));
  const ids = carts.map(({ customerId }) => customerId);
  const consenting = await choices.listConsenting(deps.db, 'cart', ids);
  for (const { id, line_id, module_id, customerId } of carts) {
    if (!consenting.has(customerId)) continue;
    const told = {
      event: 'cart_left',
      subject: `cart:${id}:${line_id}`,
      recipient: `customer:${customerId}`,
      order: null,
      data: { moduleId: module_id },
    } as const;
    await deps.db.transaction((tx) => tell(deps, tx, told));
  }
}

/** What reminds of a cart: its items that are on sale; null once it was ordered or emptied. */
export const LEFT_CART_CONTENTS = {
  async cart_left(deps, { subject, data }, reader) {
    const { language } = reader;
    const [, cartId, lineId] = subject.split(':').map(Number);
    const ids = await leftCarts.listItems(deps.db, cartId ?? 0, lineId ?? 0);
    const items = await prices.ofItems(deps, deps.db, ids);
    const lines = ids.flatMap((id) => {
      const item = items.get(id);
      return item?.onSale ? [translated(item.row.name, language)] : [];
    });
    if (lines.length === 0) return null;
    const t = (key: TextKey) => textOf(key, language, { count: lines.length, name: lines[0] });
    return noticeOf(deps, reader, {
      title: t('notifications.cart_left.title'),
      description: t('notifications.cart_left.text'),
      // The text names a single one.
      lines: lines.length > 1 ? lines : [],
      path: `/home?module_id=${Number(data.moduleId)}&cart=open`,
      open: t('notifications.cart_left.open'),
      tag: 'cart',
    });
  },
} satisfies Partial<MessageContents>;
