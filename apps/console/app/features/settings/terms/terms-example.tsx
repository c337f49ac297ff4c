import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import {
  type Division,
  divideExample,
  divideFees,
  type ExampleOrder,
  officeTerms,
  type TermSettings,
} from '@errand/domain/books';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { PriceField } from '#blocks/form/price-field.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import './terms-example.css';

/** The order and the fee that show what the terms mean. */
export type Example = { order: ExampleOrder; feeMinor: number };

/** An order of 20.00 with a delivery of 3.00, and a fee of 5.00, in a currency with this many decimals. */
export function firstExample(digits: number, isTaxIncluded: boolean): Example {
  const unit = 10 ** digits;
  return {
    order: {
      itemsMinor: 20 * unit,
      discountMinor: 0,
      couponMinor: 0,
      couponBy: 'shop',
      deliveryMinor: 3 * unit,
      freeDelivery: null,
      tax: { percent: 0, included: isTaxIncluded },
    },
    feeMinor: 5 * unit,
  };
}

const PAID = 'paid';
const FREE = [PAID, 'store', 'order_amount'] as const;
const ISSUERS = ['shop', 'store'] as const;

/** A worked example of the terms, computed by the rules of the books, whose amounts can be changed. */
export function TermsExample(props: {
  settings: TermSettings;
  example: Example;
  onChange: (example: Example) => void;
}) {
  const { settings, example, onChange } = props;
  const t = useText();
  const { order, feeMinor } = example;
  const change = (part: Partial<ExampleOrder>) => onChange({ ...example, order: { ...order, ...part } });
  const office = officeTerms(settings);
  const fees = divideFees(office, feeMinor);
  return (
    <Panel title={t('settings.terms.example')} text={t('settings.terms.exampleText')}>
      <div className="terms-inputs">
        <PriceField
          label={t('settings.terms.items')}
          minor={order.itemsMinor}
          onChange={(itemsMinor) => change({ itemsMinor })}
        />
        <PriceField
          label={t('settings.terms.discount')}
          minor={order.discountMinor}
          onChange={(discountMinor) => change({ discountMinor })}
        />
        <PriceField
          label={t('settings.terms.coupon')}
          minor={order.couponMinor}
          onChange={(couponMinor) => change({ couponMinor })}
        />
        <SelectField
          label={t('settings.terms.couponBy')}
          value={order.couponBy}
          onChange={({ target }) => change({ couponBy: target.value as ExampleOrder['couponBy'] })}
        >
          <Options values={ISSUERS} label={(issuer) => t(`settings.terms.couponBy.${issuer}`)} />
        </SelectField>
        <PriceField
          label={t('settings.terms.delivery')}
          minor={order.deliveryMinor}
          onChange={(deliveryMinor) => change({ deliveryMinor })}
        />
        <SelectField
          label={t('settings.terms.free')}
          value={order.freeDelivery ?? PAID}
          onChange={({ target: { value } }) =>
            change({ freeDelivery: value === PAID ? null : (value as ExampleOrder['freeDelivery']) })
          }
        >
          <Options values={FREE} label={(by) => t(`settings.terms.free.${by}`)} />
        </SelectField>
        <TextField
          label={t('settings.terms.tax')}
          dir="ltr"
          inputMode="decimal"
          defaultValue={String(order.tax.percent)}
          onChange={({ target }) => {
            const percent = typedAmount(target.value);
            if (percent !== null && percent >= 0 && percent <= 100)
              change({ tax: { ...order.tax, percent } });
          }}
        />
        <PriceField
          label={t('settings.terms.fee')}
          minor={feeMinor}
          onChange={(fee) => onChange({ ...example, feeMinor: fee })}
        />
      </div>
      <div className="terms-results">
        <DivisionTable
          of={[
            [t('settings.terms.ofOrder'), divideExample(office, order)],
            [t('settings.terms.ofCancellation'), fees.canceled],
            [t('settings.terms.ofReturn'), fees.returned],
          ]}
        />
      </div>
    </Panel>
  );
}

const PARTIES = [
  ['store', 'storeMinor'],
  ['courier', 'courierMinor'],
  ['operator', 'operatorMinor'],
  ['taxOffice', 'taxMinor'],
] as const;

function DivisionTable({ of }: { of: readonly (readonly [name: string, division: Division])[] }) {
  const t = useText();
  return (
    <table className="terms-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('settings.terms.order')}</span>
          </th>
          <th scope="col">{t('settings.terms.customer')}</th>
          {PARTIES.map(([party]) => (
            <th key={party} scope="col">
              {t(`settings.terms.${party}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(([name, division]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={t('settings.terms.customer')}>
              <Amount minor={division.paidMinor} />
            </td>
            {PARTIES.map(([party, amount]) => (
              <td key={party} data-label={t(`settings.terms.${party}`)}>
                <Amount minor={division[amount]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the order of the example becomes with a value that is being edited. */
export function TermsPreview({ settings, example }: { settings: TermSettings; example: Example }) {
  const t = useText();
  const money = useMoney();
  const office = officeTerms(settings);
  const amount = (minor: number) => isolate(money(minor));
  const sentence = (key: 'order' | 'canceled' | 'returned', division: Division) =>
    t(`settings.terms.preview.${key}`, {
      paid: amount(division.paidMinor),
      store: amount(division.storeMinor),
      courier: amount(division.courierMinor),
      operator: amount(division.operatorMinor),
      tax: amount(division.taxMinor),
      hasTax: String(division.taxMinor !== 0),
    });
  const fees = divideFees(office, example.feeMinor);
  return (
    <Announced as="div" className="terms-preview text-meta">
      <p>{sentence('order', divideExample(office, example.order))}</p>
      <p>{sentence('canceled', fees.canceled)}</p>
      <p>{sentence('returned', fees.returned)}</p>
    </Announced>
  );
}
