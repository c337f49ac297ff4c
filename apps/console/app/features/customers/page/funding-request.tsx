import { useText } from '@errand/client/i18n.tsx';
import { decideFunding, type Funding } from '@errand/contract/console/customers/fundings';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay, useSession } from '#platform/session.ts';

/** A funding that awaits approval by a second member. The member who requested it can only see it. */
export function FundingRequest({ request }: { request: Funding }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const may = useMay();
  const { staff } = useSession();
  const change = useChange(decideFunding);
  const isOwn = request.requested_by?.id === staff.id;

  function decide(approved: boolean): void {
    change.mutate(
      { params: { id: request.id }, body: { approved, note: null } },
      {
        onSuccess: () => toastDone(t(approved ? 'customers.approved' : 'customers.rejected')),
      },
    );
  }

  return (
    <li>
      <div className="customer-row-text">
        <b className="text-label">
          <bdi dir="ltr">{money(request.amount_minor)}</bdi>
        </b>
        <bdi>{request.reason}</bdi>
        <span className="text-caption">
          {[request.requested_by?.name, dates.dateTime(request.requested_at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {isOwn || !may('customers.fund') ? (
        <span className="tag warn">{t('customers.waits')}</span>
      ) : (
        <div className="customer-row-end">
          <Button size="sm" disabled={change.isPending} onClick={() => decide(true)}>
            {t('customers.approve')}
          </Button>
          <Button size="sm" variant="danger" disabled={change.isPending} onClick={() => decide(false)}>
            {t('customers.reject')}
          </Button>
        </div>
      )}
    </li>
  );
}
