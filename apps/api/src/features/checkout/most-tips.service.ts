import type { ResponseInput } from '@errand/contract';
import type { getMostTips } from '@errand/contract/checkout';
import { toMajor } from '@errand/domain/money';
import type { RequestContext } from '../../platform/http/index.ts';
import { listUsedTips } from '../orders/orders.views.ts';
import { moneyStyle } from '../settings/index.ts';

/** Lists the most frequent tips of the latest orders, with the most frequent one separately. */
export async function readMostTips(
  ctx: RequestContext<'pool' | 'settings'>,
): Promise<ResponseInput<typeof getMostTips>> {
  const [used, { digits }] = await Promise.all([listUsedTips(ctx.pool), moneyStyle(ctx)]);
  const tips = used.map((minor) => toMajor(minor, digits));
  return { most_tips_amount: tips[0] ?? null, tips: tips.toSorted((a, b) => a - b) };
}
