import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { ItemChoices, ItemDetail } from '@errand/contract/console/item-fields';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { PriceField } from '#blocks/form/price-field.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import './item-controls.css';

type Discount = ItemDetail['discount'];

/** A discount in percent or as an amount of money. A change of the kind resets the value. */
export function DiscountControl(
  props: ControlProps & { choices: Pick<ItemChoices, 'store' | 'store_offer'> },
) {
  const { label, value, onChange, error, choices } = props;
  const t = useText();
  const discount = value as Discount;
  return (
    <>
      <div className="item-pair">
        <SelectField
          label={t('catalog.discountType')}
          value={discount.kind}
          onChange={({ target }) => onChange({ kind: target.value as Discount['kind'], value: 0 })}
        >
          <option value="percent">{t('catalog.discount.percent')}</option>
          <option value="amount">{t('catalog.discount.amount')}</option>
        </SelectField>
        {discount.kind === 'percent' ? (
          <PercentField
            label={label}
            error={error}
            value={discount.value}
            onChange={(percent) => onChange({ kind: 'percent', value: percent })}
          />
        ) : (
          <PriceField
            label={label}
            error={error}
            minor={discount.value}
            onChange={(minor) => onChange({ kind: 'amount', value: minor })}
          />
        )}
      </div>
      {discount.value > 0 && <StrongerOffer choices={choices} />}
    </>
  );
}

/** Says that the offer of the item's store takes precedence over the discount of the item. */
function StrongerOffer({ choices }: { choices: Pick<ItemChoices, 'store' | 'store_offer'> }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const offer = choices.store_offer;
  if (!offer) return null;
  const texts = {
    store: isolateAny(choices.store.name),
    percent: offer.percent,
    from: dates.dateTime(offer.starts_at),
    to: dates.dateTime(offer.ends_at),
  };
  const text =
    offer.minimum_minor > 0
      ? t('catalog.strongerFrom', { ...texts, minimum: isolate(money(offer.minimum_minor)) })
      : t('catalog.stronger', texts);
  return <Note live="changes" tone="warn" text={text} />;
}

function PercentField(props: {
  label: string;
  error: string | undefined;
  value: number;
  onChange: (percent: number) => void;
}) {
  const { label, error, value, onChange } = props;
  const [text, setText] = useState(String(value));
  return (
    <TextField
      label={label}
      error={error}
      dir="ltr"
      inputMode="decimal"
      end={<span aria-hidden="true">%</span>}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const percent = target.value.trim() === '' ? 0 : typedAmount(target.value);
        if (percent !== null && percent >= 0) onChange(percent);
      }}
      onBlur={() => setText(String(value))}
    />
  );
}

/** "10%" or an amount of money. */
export function discountText({ kind, value }: Discount, money: (minor: number) => string): string {
  return kind === 'percent' ? `${value}%` : money(value);
}
