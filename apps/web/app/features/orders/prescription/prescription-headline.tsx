import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isolateAny } from '@errand/ui/isolate.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { useOrderTimes } from '../times/use-order-times.ts';
import type { awaitedStep } from './prescription-state.ts';

/** What happens to a prescription now, and the deadline of the customer's answer. */
export function PrescriptionHeadline(props: {
  order: Order;
  step: NonNullable<ReturnType<typeof awaitedStep>>;
}) {
  const { order, step } = props;
  const t = useText();
  const times = useOrderTimes(order.time_zone);
  const answerBy = order.prescription?.answer_by;
  return (
    <div>
      <h1 className="text-h1">{t(`orders.rx.${step}`)}</h1>
      <p className="text-muted">
        {step === 'offered' && answerBy
          ? t('orders.rx.offeredText', {
              time: `${isolateAny(times.weekday(answerBy))} ${isolateAny(times.clock(answerBy))}`,
            })
          : t('orders.rx.readingText')}
      </p>
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
    </div>
  );
}
