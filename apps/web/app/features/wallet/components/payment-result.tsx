import { useText } from '@errand/client/i18n.tsx';
import { PAYMENT_FLAGS } from '@errand/domain/payments';
import { Note } from '@errand/ui/note.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import './payment-result.css';

/** The outcome of a payment (`flag` in the address). The address proves nothing, so the balance is refetched. */
export function PaymentResult() {
  const t = useText();
  const search = useSearch();
  const client = useQueryClient();
  const result = PAYMENT_FLAGS.find((known) => known === search.get('flag'));
  useEffect(() => {
    if (!result) return;
    for (const queryKey of [queryKeys.customer, queryKeys.wallet.all])
      void client.invalidateQueries({ queryKey });
  }, [result, client]);
  if (!result) return null;
  const ok = result === 'success';
  return (
    <Note
      live="status"
      tone={ok ? undefined : result === 'pending' ? 'info' : 'warn'}
      icon={ok ? CircleCheck : result === 'pending' ? Clock : CircleAlert}
      text={t(`wallet.payment.${result}`)}
      className="payment-result"
    />
  );
}
