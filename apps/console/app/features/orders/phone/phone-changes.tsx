import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { SeenChange } from '@errand/domain/checkout';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';

/** What has changed since the member saw the quote, each by name with the amount before and now, in minor units. */
export function PhoneChanges(props: { changes: SeenChange[]; before: number; now: number }) {
  const t = useText();
  const money = useMoney();
  const { changes, before, now } = props;
  const shown = (minor: number) => isolate(money.exactMinor(minor));
  const nameOf = (change: SeenChange) => {
    if (change.of === 'line') return isolateAny(change.name);
    if (change.of === 'arrival') return t('orders.wantedAt');
    return t(`orders.bill.${change.of === 'additional' ? 'additional_charge' : (change.of as 'tax')}`);
  };
  const sideOf = (side: { quantity: number; amount: number } | null) =>
    side ? `${isolate(`${side.quantity}×`)} ${shown(side.amount)}` : t('orders.phoneNone');
  const sidesOf = (change: SeenChange) => {
    if (change.of === 'line') return [sideOf(change.before), sideOf(change.now)] as const;
    if (change.of === 'arrival') return [clockOf(change.before), clockOf(change.now)] as const;
    return [shown(change.before), shown(change.now)] as const;
  };
  const clockOf = (at: string | null) => (at === null ? t('orders.asap') : isolate(at.slice(11, 16)));
  return (
    <Note as="div" live="alert" tone="warn">
      <div>
        <p>{t('orders.phoneChanged', { before: shown(before), now: shown(now) })}</p>
        <ul>
          {changes.map((change) => {
            const [was, is] = sidesOf(change);
            return (
              <li key={change.of === 'line' ? change.key : change.of}>
                {t('orders.phoneChange', { name: nameOf(change), before: was, now: is })}
              </li>
            );
          })}
        </ul>
      </div>
    </Note>
  );
}
