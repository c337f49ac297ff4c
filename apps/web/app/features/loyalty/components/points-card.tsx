import { useConfig } from '@errand/client/config.tsx';
import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { transferPoints } from '@errand/contract/loyalty';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { checkPointTransfer } from '@errand/domain/loyalty';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { errorMessage } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import './points-card.css';

/** The points balance with a convert button; null where loyalty is off. */
export function PointsCard({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const { loyalty_point_status, customer_wallet_status, loyalty_point_minimum_point: minimum } = useConfig();
  const least = Math.max(1, minimum);
  const [converting, setConverting] = useState(false);
  if (loyalty_point_status !== 1) return null;
  return (
    <section className="points-card" data-tint="butter" aria-labelledby="points-total">
      <div>
        <h2 className="text-meta" id="points-total">
          {t('loyalty.total')}
        </h2>
        <b className="points-card-amount">
          {customer ? (
            <bdi dir="ltr">{customer.loyalty_point.toLocaleString(DEFAULT_LANGUAGE)}</bdi>
          ) : (
            <Skeleton width="110px" height="1em" />
          )}
        </b>
        {customer_wallet_status === 1 &&
          (customer && customer.loyalty_point < least ? (
            <p className="text-meta">{t('loyalty.convertFrom', { count: least })}</p>
          ) : (
            <button
              type="button"
              className="text-link underlined tap-target"
              disabled={!customer}
              onClick={() => setConverting(true)}
            >
              {t('loyalty.convert')}
            </button>
          ))}
      </div>
      <StaticPicture name="coin" width={104} eager />
      {converting && customer && (
        <ConvertDialog points={customer.loyalty_point} onClose={() => setConverting(false)} />
      )}
    </section>
  );
}

/** Converts points to money after showing their worth. */
function ConvertDialog({ points, onClose }: { points: number; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const config = useConfig();
  const minimum = config.loyalty_point_minimum_point;
  const [typed, setTyped] = useState(String(points));
  const [tried, setTried] = useState(false);
  const transfer = useTransfer(onClose);
  const amount = typedAmount(typed) ?? 0;
  const terms = { pointsPerUnit: config.loyalty_point_exchange_rate, digits: money.style.digits, minimum };
  const isWhole = Number.isSafeInteger(amount);
  const checked = checkPointTransfer(isWhole ? amount : 0, points, terms);
  const serverError = transfer.error && errorMessage(transfer.error, t);
  const problem = checked.ok
    ? null
    : isWhole
      ? t(`loyalty.${checked.code}`, { minimum: isolate(String(minimum)) })
      : t('loyalty.points_whole');
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checked.ok) transfer.mutate(amount);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('loyalty.convertTitle')}
      className="confirm-dialog"
      dismissible={!transfer.isPending}
    >
      <form className="convert-dialog" onSubmit={submit} noValidate>
        <p className="text-muted">
          {t('loyalty.rate', {
            points: isolate(String(terms.pointsPerUnit)),
            amount: isolate(money.exact(1)),
            minimum: isolate(String(minimum)),
          })}
        </p>
        <TextField
          label={t('loyalty.points')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed}
          error={(tried && problem) || serverError}
          onChange={(event) => {
            transfer.reset();
            setTyped(event.target.value.trim());
          }}
        />
        <Announced className="convert-dialog-worth">
          <span className="text-muted">{t('loyalty.worth')}</span>
          <b>
            <bdi dir="ltr">{money.exactMinor(checked.ok ? checked.worthMinor : 0)}</bdi>
          </b>
        </Announced>
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={onClose} disabled={transfer.isPending}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={transfer.isPending}>
            {t('loyalty.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Converts points to money. A retry after a lost response or a server error converts them once. */
function useTransfer(done: () => void) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  return useMutation({
    mutationFn: (point: number) =>
      send({ point }, (body, headers) => api.call(transferPoints, { body }, { headers })),
    onSuccess: (response) => {
      const stale = [queryKeys.customer, queryKeys.wallet.all, queryKeys.points];
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      toastDone(response.message, { id: 'points' });
      done();
    },
  });
}
