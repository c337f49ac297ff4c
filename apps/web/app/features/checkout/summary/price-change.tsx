import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';

/**
 * "The total was $10.00 and is $12.00 now": the total of an order, parcel or trip has changed since the visitor saw it.
 */
export function PriceChange(props: { before: number; now: number; text: TextKey }) {
  const { before, now, text } = props;
  const t = useText();
  const money = useMoney();
  return (
    <Note
      live="alert"
      tone="warn"
      icon={CircleAlert}
      text={t(text, { before: isolate(money.exact(before)), now: isolate(money.exact(now)) })}
    />
  );
}
