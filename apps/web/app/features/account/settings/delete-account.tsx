import { formText } from '@errand/client/forms/form-data.ts';
import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import '../components/account-section.css';
import './delete-account.css';

const GOES = ['person', 'places', 'money', 'messages', 'sent'] as const;
const STAYS = ['orders', 'reviews', 'uses'] as const;

/**
 * Account deletion: what is deleted, what is retained, and the confirmation. Money in the wallet is named, and its amount
 * has to be typed, because it is lost.
 */
export function DeleteAccount(props: {
  customer: Pick<CustomerInfo, 'wallet_balance' | 'loyalty_point'> | null;
  removal: { mutate: () => void; isPending: boolean };
}) {
  const { mutate, isPending } = props.removal;
  const t = useText();
  const { exact, style } = useMoney();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const balance = props.customer?.wallet_balance ?? 0;
  const points = props.customer?.loyalty_point ?? 0;
  const amount = balance.toFixed(style.digits);
  function close(): void {
    setAsking(false);
    setError(undefined);
  }
  // Closes first, because the server may ask for the password, which opens another dialog.
  function remove(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = typedAmount(formText(new FormData(event.currentTarget), 'lost'));
    if (balance > 0 && typed !== balance) return setError(t('account.deleteTypeWrong', { amount }));
    close();
    mutate();
  }
  return (
    <section className="account-section delete-account" aria-labelledby="delete-account">
      <div>
        <h2 className="text-h3" id="delete-account">
          {t('account.deleteAccount')}
        </h2>
        <p className="text-muted">{t('account.deleteAccountText')}</p>
      </div>
      <Button
        variant="line"
        className="delete-account-button"
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('account.deleteAccount')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('account.deleteAccountTitle')}
        className="confirm-dialog"
      >
        <h3 className="text-label">{t('account.goes')}</h3>
        <ul className="delete-account-list">
          {GOES.map((what) => (
            <li key={what}>
              <X className="icon bad" size={18} />
              {what === 'money' && (balance > 0 || points > 0)
                ? t('account.goes.moneyOf', { amount: isolate(exact(balance)), points })
                : t(`account.goes.${what}`)}
            </li>
          ))}
        </ul>
        <h3 className="text-label">{t('account.stays')}</h3>
        <ul className="delete-account-list">
          {STAYS.map((what) => (
            <li key={what}>
              <Check className="icon" size={18} />
              {t(`account.stays.${what}`)}
            </li>
          ))}
        </ul>
        <form className="delete-account-end" noValidate onSubmit={remove}>
          {balance > 0 && (
            <>
              <Note tone="warn" text={t('account.deleteMoney', { amount: isolate(exact(balance)) })} />
              <TextField
                name="lost"
                label={t('account.deleteType', { amount })}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                error={error}
              />
            </>
          )}
          <p className="text-muted">{t('account.deleteFinal')}</p>
          <div className="confirm-dialog-buttons">
            <Button variant="quiet" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="danger">
              {t('account.deleteAccount')}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
