import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { getMostTips } from '@errand/contract/checkout';
import type { Config } from '@errand/contract/config';
import { isOn } from '@errand/contract/flag';
import type { Quote } from '@errand/contract/orders-place';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { Section } from '../components/section.tsx';
import { AmountField } from './amount-field.tsx';
import './tip-section.css';

const MAX = 10_000;
/** The id of what says that tips are off. */
export const TIP = 'tips-off';

type Props = { tip: number; onChange: (tip: number) => void };

/** The tip of the courier. A tip that was chosen while tips were taken (`isTaken`) stays until the customer gives it up. */
export function TipSection({ isTaken, ...props }: Props & { isTaken: boolean }) {
  const t = useText();
  const money = useMoney();
  const { tip, onChange } = props;
  if (isTaken) return <TipChoice {...props} />;
  if (tip === 0) return null;
  return (
    <Note
      live="alert"
      tone="warn"
      id={TIP}
      text={t('checkout.tipsOff', { amount: isolate(money.exact(tip)) })}
    >
      <button type="button" className="button ink sm" onClick={() => onChange(0)}>
        {t('checkout.withoutTip')}
      </button>
    </Note>
  );
}

/** Whether couriers are tipped. A quote knows it before the configuration of an open page. */
export function takesTips(
  config: Pick<Config, 'dm_tips_status'>,
  quote: Pick<Quote, 'problems'> | null,
): boolean {
  const isRejected = quote?.problems.some(({ code }) => code === 'tips_off') ?? false;
  return isOn(config.dm_tips_status) && !isRejected;
}

function TipChoice({ tip, onChange }: Props) {
  const t = useText();
  const money = useMoney();
  const [customOpen, setCustomOpen] = useState(false);
  const { data: most, isPending } = useQuery({
    queryKey: queryKeys.tips,
    queryFn: () => api.call(getMostTips, {}),
    staleTime: 300_000,
  });
  const amounts = tipAmounts(most?.tips ?? []);
  // A custom amount may be restored from before a reload.
  const isCustom = customOpen || (tip > 0 && !isPending && !amounts.includes(tip));
  const pick = (amount: number) => {
    setCustomOpen(false);
    onChange(amount);
  };
  return (
    <Section
      title={t('checkout.tipTitle')}
      aside={<span className="text-caption">{t('checkout.tipNote')}</span>}
    >
      <div className="chip-list tip-section-tips" role="group" aria-label={t('checkout.tipTitle')}>
        <TipChip on={!isCustom && tip === 0} onPick={() => pick(0)}>
          {t('checkout.noTip')}
        </TipChip>
        {amounts.map((amount) => (
          <TipChip key={amount} on={!isCustom && tip === amount} onPick={() => pick(amount)}>
            <bdi dir="ltr">{money.exact(amount)}</bdi>
            {amount === most?.most_tips_amount && (
              <span className="tip-section-most">{t('checkout.mostTip')}</span>
            )}
          </TipChip>
        ))}
        <TipChip on={isCustom} onPick={() => setCustomOpen(true)}>
          <Pencil className="icon" size={16} />
          {t('checkout.otherTip')}
        </TipChip>
      </div>
      {isCustom && (
        <div className="tip-section-own">
          <AmountField
            label={t('checkout.tipAmount')}
            value={tip}
            max={MAX}
            autoFocus={customOpen}
            onChange={onChange}
          />
        </div>
      )}
    </Section>
  );
}

function TipChip(props: { on: boolean; onPick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className={cx('chip', props.on && 'on')}
      aria-pressed={props.on}
      onClick={props.onPick}
    >
      {props.children}
    </button>
  );
}

const DEFAULTS = [1, 2, 3];
const SHOWN = 3;

/** The suggested tips in ascending order: the most frequent ones, filled up with defaults. */
export function tipAmounts(used: number[]): number[] {
  const defaults = DEFAULTS.filter((amount) => !used.includes(amount));
  return [...used, ...defaults].slice(0, SHOWN).toSorted((a, b) => a - b);
}
