import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Check, Wallet } from 'lucide-react';

type Props = { balance: number; total: number; checked: boolean; onChange: (checked: boolean) => void };

/** Partial payment from a wallet that does not cover the order. */
export function WalletPart({ balance, total, checked, onChange }: Props) {
  const t = useText();
  const money = useMoney();
  return (
    <label className={cx('choice-card', checked && 'on')}>
      <input
        type="checkbox"
        className="sr-only"
        name="wallet"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="choice-card-icon">
        <Wallet className="icon" size={22} />
      </span>
      <span className="choice-card-text">
        <b className="text-label">{t('checkout.useWallet', { amount: isolate(money.exact(balance)) })}</b>
        <span className="text-caption">
          {t('checkout.walletRest', { amount: isolate(money.exact(total - balance)) })}
        </span>
      </span>
      <span className={cx('choice-box', checked && 'on')} aria-hidden="true">
        <Check className="icon-bold" size={15} />
      </span>
    </label>
  );
}
