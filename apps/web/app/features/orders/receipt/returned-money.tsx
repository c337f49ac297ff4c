import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderMoney } from '@errand/contract/orders';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useOrderTimes } from '../times/use-order-times.ts';

type Returned = OrderMoney['returned'][number];

/** Where the money of a canceled order went, one sentence for each destination, or that nothing was charged. */
export function ReturnedMoney({
  order: { money, time_zone: timeZone },
  nothing,
}: {
  order: Pick<Order, 'money' | 'time_zone'>;
  nothing: string;
}) {
  const t = useText();
  const { exact } = useMoney();
  const times = useOrderTimes(timeZone);
  const returned = (money?.returned ?? []).filter(({ because }) => because !== 'change');
  if (returned.length === 0) return money?.state === 'nothing' ? nothing : null;
  const sentences = returned.map((part) =>
    t(sentenceOf(part), {
      amount: isolate(exact(part.amount)),
      date: part.at === null ? '' : isolateAny(times.fullDate(part.at)),
    }),
  );
  return sentences.join(' ');
}

function sentenceOf({ to, pending }: Returned): TextKey {
  if (pending) return `orders.back.${to}`;
  return to === 'bank' || to === 'hand' ? `orders.back.${to}Done` : `orders.back.${to}`;
}
