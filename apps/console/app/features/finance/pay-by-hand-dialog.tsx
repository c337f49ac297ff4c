import { useText } from '@errand/client/i18n.tsx';
import { listCouriers } from '@errand/contract/console/couriers/couriers';
import { type HandRefundRow, payHandRefund } from '@errand/contract/console/finance/hand-refunds';
import { HAND_PLACES } from '@errand/domain/books';
import { isolate } from '@errand/ui/isolate.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf, namesOf } from '#blocks/form/names-of.ts';
import { useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** Confirms that a refund was paid: how much, and from where. The server asks for the second factor. */
export function PayByHandDialog({ row, onClose }: { row: HandRefundRow; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const mayCall = useMayCall();
  const { data } = useQuery({
    ...consoleQuery('couriers', listCouriers, { query: { limit: 100 } }),
    enabled: mayCall(listCouriers),
  });
  const couriers = [...(data?.rows ?? []), ...(row.courier ? [row.courier] : [])];
  const places = HAND_PLACES.filter((place) => place !== 'store' || row.store !== null);
  return (
    <FormDialog
      onClose={onClose}
      title={t('finance.byHandConfirm', { order: isolate(`#${row.id}`) })}
      endpoint={payHandRefund}
      params={{ id: row.id }}
      hidden={{ open_minor: row.open_minor }}
      values={{ amount_minor: row.open_minor, place: 'till', courier_id: row.courier?.id ?? null }}
      fields={{
        amount_minor: { label: t('finance.amount'), help: t('finance.byHandPart'), control: 'money' },
        place: {
          label: t('finance.handPlace'),
          options: labelsOf(places, (place) => t(`finance.handPlace.${place}`)),
        },
        courier_id: {
          label: t('finance.one.couriers'),
          help: t('finance.byHandCourier'),
          options: namesOf(couriers),
          isShown: ({ place }) => place === 'courier',
        },
      }}
      submit={t('finance.byHandPaid')}
      done={t('finance.byHandDone')}
    >
      <p>
        {t('finance.byHandOpen', {
          amount: isolate(money(row.open_minor)),
          name: isolate(row.customer.name),
        })}
      </p>
    </FormDialog>
  );
}
