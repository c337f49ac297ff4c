import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import {
  type CaseRow as Case,
  type CaseKind,
  closeCase,
  releaseCase,
  takeCase,
} from '@errand/contract/console/cases';
import { cx } from '@errand/ui/cx.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { TransitionDialog } from '#features/orders/index.ts';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';
import { CaseAge } from './case-age.tsx';

/** Where the case is answered, decided or looked at. */
const SCREENS: Record<CaseKind, (row: Case) => string> = {
  absence: ({ order_id }) => `/orders/${order_id}`,
  rejection: ({ order_id }) => `/orders/${order_id}`,
  problem: ({ id }) => `/problems/${subjectOf(id)}`,
  refund: ({ id }) => `/refunds/${subjectOf(id)}`,
  transfer: ({ order_id }) => `/payments/${order_id}`,
  charge: ({ id }) => `/rental/disputes/${subjectOf(id)}`,
  message: ({ id }) => `/chat/${subjectOf(id)}`,
  item_review: ({ id }) => `/reviews/${subjectOf(id)}`,
  courier_review: ({ id }) => `/reviews/courier-${subjectOf(id)}`,
  vehicle_review: ({ id }) => `/reviews/vehicle-${subjectOf(id)}`,
  funding: () => '/customers/fundings?status=requested',
  correction: () => '/finance/corrections?status=requested',
  hand_refund: ({ order_id }) => `/finance/by-hand?search=${order_id}`,
  payout: ({ id }) => `/finance/runs/${subjectOf(id)}`,
  documents: ({ store }) => (store ? `/finance/sellers/${store.id}` : '/finance/documents'),
  chargeback: ({ order_id }) => (order_id === null ? '/finance/providers' : `/orders/${order_id}`),
  closing: ({ id }) => `/finance/periods/${subjectOf(id)}`,
  store_application: ({ id }) => `/applications/stores/${subjectOf(id)}`,
  courier_application: ({ id }) => `/applications/couriers/${subjectOf(id)}`,
  advertisement: ({ id }) => `/promotions/advertisements/${subjectOf(id)}`,
};

/** Kinds that are closed by hand. The others end with their answer or decision. */
const CLOSED_BY_HAND: readonly CaseKind[] = [
  'absence',
  'rejection',
  'message',
  'chargeback',
  'item_review',
  'courier_review',
  'vehicle_review',
];

function subjectOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** A report with its age, the member who has it, and the next steps. */
export function CaseRow({ row, now }: { row: Case; now: number }) {
  const t = useText();
  const may = useMay();
  const { kind, order_id, store, customer, courier, text } = row;
  const [isCanceling, setCanceling] = useState(false);
  const isUrgent = kind === 'absence';
  const title = t(`cases.kind.${kind}`);
  return (
    <li className={cx('case-row', isUrgent && 'urgent')} data-taken={row.taken_by !== null || undefined}>
      <div className="case-row-what">
        <p className="case-row-title">
          <span className={cx('tag', isUrgent ? 'bad' : 'warn')}>{title}</span>
          <CaseAge at={row.created_at} now={now} />
        </p>
        <p className="text-caption">
          {[
            order_id !== null && t('cases.order', { id: isolate(`#${order_id}`) }),
            customer && isolate(customer.name),
            store && isolate(store.name),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {text !== '' && (
          <p className="case-row-text">
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
      <div className="case-row-steps">
        {customer && customer.phone !== '' && (
          <CallLink
            label={t('cases.callCustomer', { name: isolate(customer.name) })}
            phone={customer.phone}
          />
        )}
        {isUrgent && courier && (
          <CallLink label={t('cases.callCourier', { name: isolate(courier.name) })} phone={courier.phone} />
        )}
        <ButtonLink
          to={SCREENS[kind](row)}
          size="sm"
          variant="quiet"
          aria-label={`${t('cases.open')}: ${title}`}
        >
          {t('cases.open')}
        </ButtonLink>
        {isUrgent && row.order_type && order_id !== null && may('orders.update') && (
          <>
            <Button size="sm" variant="danger" onClick={() => setCanceling(true)}>
              {t('cases.cancel')}
            </Button>
            <TransitionDialog
              key={String(isCanceling)}
              order={{ id: order_id, type: row.order_type, status: 'picked_up' }}
              to={isCanceling ? 'canceled' : null}
              onClose={() => setCanceling(false)}
            />
          </>
        )}
        <Owner row={row} />
      </div>
    </li>
  );
}

function CallLink({ label, phone }: { label: string; phone: string }) {
  return (
    <a className="button quiet sm" href={`tel:${phone}`}>
      <Phone className="icon" size={15} />
      {label}
    </a>
  );
}

/** A colleague was faster, so the list shows who. */
function refetch(error: unknown): void {
  if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: ['cases'] });
}

/** Who has the case, and the steps of taking it, giving it back and closing it. */
function Owner({ row }: { row: Case }) {
  const t = useText();
  const may = useMay();
  const { staff } = useSession();
  const take = useChange(takeCase, { done: t('cases.tookIt') });
  const release = useChange(releaseCase);
  const close = useChange(closeCase, { done: t('cases.closed') });
  const { id, taken_by: owner } = row;
  const isOwn = owner?.id === staff.id;
  const params = { id };

  return (
    <>
      {owner && (
        <span className={cx('tag', isOwn && 'ok')}>
          {isOwn ? t('cases.taken') : t('cases.takenBy', { name: isolate(owner.name) })}
        </span>
      )}
      {may('cases.work') && (
        <>
          {!isOwn && (
            <Button
              size="sm"
              variant={owner ? 'ghost' : 'primary'}
              loading={take.isPending}
              onClick={() => take.mutate({ params, body: { from: owner?.id ?? null } }, { onError: refetch })}
            >
              {t(owner ? 'cases.takeOver' : 'cases.take')}
            </Button>
          )}
          {isOwn && (
            <Button
              size="sm"
              variant="ghost"
              loading={release.isPending}
              onClick={() => release.mutate({ params, body: {} }, { onError: refetch })}
            >
              {t('cases.release')}
            </Button>
          )}
          {isOwn && CLOSED_BY_HAND.includes(row.kind) && (
            <Button
              size="sm"
              variant="quiet"
              loading={close.isPending}
              onClick={() => close.mutate({ params, body: {} }, { onError: refetch })}
            >
              {t('cases.close')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
