import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { toMinor } from '@errand/domain/money';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { useSession } from '#platform/session.ts';

type Props = ControlProps & { values: Values };

/** A surcharge as a share in percent or an amount in the shop's currency; its value is percent or minor units. */
export function SurchargeControl(props: Props) {
  const isAmount = props.values.surcharge_type === 'amount';
  return <SurchargeField key={String(isAmount)} {...props} isAmount={isAmount} />;
}

function SurchargeField({ id, label, value, onChange, error, isAmount }: Props & { isAmount: boolean }) {
  const { money } = useSession();
  const [text, setText] = useState(() => {
    if (typeof value !== 'number') return '';
    return isAmount ? (value / 10 ** money.digits).toFixed(money.digits) : String(value);
  });
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      dir="ltr"
      inputMode="decimal"
      start={<span aria-hidden="true">{isAmount ? money.symbol : '%'}</span>}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const typed = typedAmount(target.value);
        if (typed === null) onChange(undefined);
        else onChange(isAmount ? toMinor(typed, money.digits) : typed);
      }}
    />
  );
}
