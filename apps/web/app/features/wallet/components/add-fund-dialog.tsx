import { useConfig } from '@errand/client/config.tsx';
import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import { addFund, listWalletBonuses, type WalletBonus } from '@errand/contract/wallet';
import { toMinor } from '@errand/domain/money';
import { checkTopUp, MAX_TOP_UP, walletBonusMinor } from '@errand/domain/wallet';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard, Gift } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { storeBalanceBefore } from './pending-top-up.ts';
import './add-fund-dialog.css';

/** Suggested amounts in currency units. */
const QUICK = [20, 50, 100];

/** Adds funds: amount and payment method; the provider's page follows. */
export function AddFundDialog({ balance, onClose }: { balance: number | null; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [openedAt] = useState(Date.now);
  const add = useAddFund(balance);
  const bonuses = useBonuses().data ?? [];
  const amount = typedAmount(typed);
  const checked = checkTopUp(amount, money.style.digits);
  const extra = checked.ok ? bonusOf(checked.minor, bonuses, money.style.digits, openedAt) : 0;
  const wrong = checked.ok
    ? null
    : t(`wallet.${checked.code}`, {
        maximum: isolate(money.exact(MAX_TOP_UP)),
        decimals: money.style.digits,
      });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checked.ok && method && amount !== null) add.mutate({ amount, payment_method: method });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wallet.addTitle')}
      className="add-fund-dialog"
      dismissible={!add.isPending}
    >
      <form className="add-fund-dialog-form" onSubmit={submit} noValidate>
        <p className="text-muted">{t('wallet.addText')}</p>
        <TextField
          label={t('wallet.amount')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          start={<span className="text-muted">{money.style.symbol}</span>}
          value={typed}
          error={tried ? wrong : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        {/* Not a fieldset, which cannot be laid out as a row of chips. */}
        <div className="chip-list" role="group" aria-label={t('wallet.quick')}>
          {QUICK.map((quick) => (
            <button
              key={quick}
              type="button"
              className={cx('chip', amount === quick && 'on')}
              aria-pressed={amount === quick}
              onClick={() => setTyped(String(quick))}
            >
              <bdi dir="ltr">{money.exact(quick)}</bdi>
            </button>
          ))}
        </div>
        {bonuses.length > 0 && (
          <Note
            live="changes"
            icon={Gift}
            text={
              extra > 0
                ? t('wallet.bonusOn', { amount: isolate(money.exactMinor(extra)) })
                : bonuses[0]?.description
            }
          />
        )}
        <Methods
          value={method}
          onChange={setMethod}
          error={tried && !method ? t('wallet.methodRequired') : null}
        />
        <Button
          type="submit"
          size="lg"
          full
          loading={add.isPending}
          disabled={amount !== null && !(amount > 0)}
        >
          {t('wallet.addSubmit')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The payment methods. */
function Methods(props: { value: string | null; onChange: (method: string) => void; error: string | null }) {
  const t = useText();
  const { active_payment_method_list: methods } = useConfig();
  return (
    <fieldset className="add-fund-dialog-methods" role="radiogroup" aria-invalid={props.error !== null}>
      <legend className="text-label">{t('wallet.method')}</legend>
      <div className="add-fund-dialog-list">
        {methods.map(({ gateway, gateway_title: title, gateway_image_full_url: picture }) => (
          <RadioCard
            key={gateway}
            name="add-fund-method"
            value={gateway}
            checked={gateway === props.value}
            error={props.error && 'add-fund-method-error'}
            onChange={props.onChange}
            title={title}
            caption={t('wallet.methodHint')}
            icon={
              picture ? (
                <img src={picture} alt="" width={28} height={28} />
              ) : (
                <CreditCard className="icon" size={22} />
              )
            }
          />
        ))}
      </div>
      {props.error && (
        <p className="field-error" id="add-fund-method-error">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}

/** The bonus for an amount, in minor units. */
function bonusOf(paidMinor: number, bonuses: WalletBonus[], digits: number, atMs: number): number {
  const rules = bonuses.map((bonus) => ({
    type: bonus.bonus_type,
    value: bonus.bonus_type === 'amount' ? toMinor(bonus.bonus_amount, digits) : bonus.bonus_amount,
    minimumMinor: toMinor(bonus.minimum_add_amount, digits),
    maximumMinor: toMinor(bonus.maximum_bonus_amount, digits),
    startsAtMs: Date.parse(bonus.start_date),
    endsAtMs: Date.parse(bonus.end_date),
  }));
  return walletBonusMinor(paidMinor, rules, atMs);
}

/** Opens the provider's page for a top-up; its return address shows the outcome. */
function useAddFund(balance: number | null) {
  const t = useText();
  return useMutation({
    mutationFn: (wanted: { amount: number; payment_method: string }) =>
      api.call(addFund, {
        body: { ...wanted, callback: '/profile?page=wallet', payment_platform: 'web' },
      }),
    onSuccess: ({ redirect_link }) => {
      storeBalanceBefore(balance);
      window.location.assign(redirect_link);
    },
    onError: (error) => {
      const entries = error instanceof ApiError ? error.errors : [];
      for (const [index, { message }] of entries.entries()) toastError(message, { id: `add-fund-${index}` });
      if (entries.length === 0) toastError(t('ui.offline'));
    },
  });
}

/** The running top-up bonuses. */
function useBonuses() {
  return useQuery({
    queryKey: queryKeys.wallet.bonuses,
    queryFn: () => api.call(listWalletBonuses, {}),
    staleTime: 60_000,
  });
}
