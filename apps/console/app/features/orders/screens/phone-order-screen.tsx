import { useText } from '@errand/client/i18n.tsx';
import { useState } from 'react';
import { Columns, Page } from '#blocks/page/page.tsx';
import { currentLanguage } from '#platform/language.ts';
import { AddressPart } from '../phone/address-part.tsx';
import { CustomerPart } from '../phone/customer-part.tsx';
import type { PhoneDraft } from '../phone/phone-draft.ts';
import { PhonePayment } from '../phone/phone-payment.tsx';
import { StorePart } from '../phone/store-part.tsx';
import '../items/item-picker.css';

const EMPTY: Omit<PhoneDraft, 'language'> = {
  phone: '',
  name: '',
  mail: '',
  store: null,
  lines: [],
  type: 'delivery',
  address: null,
  payment: 'cash_on_delivery',
  coupon: '',
  note: '',
};

/** An order that staff take on the phone, by the storefront's cart, quote and placing. */
export default function PhoneOrderScreen() {
  const t = useText();
  const [draft, setDraft] = useState<PhoneDraft>(() => ({ ...EMPTY, language: currentLanguage() }));
  const part = {
    draft,
    onChange: (change: Partial<PhoneDraft>) => setDraft((current) => ({ ...current, ...change })),
  };
  return (
    <Page
      title={t('orders.newPhone')}
      text={t('orders.newPhoneText')}
      back={{ to: '/orders', label: t('orders.title') }}
    >
      <Columns
        side={
          <>
            <AddressPart {...part} />
            <PhonePayment {...part} />
          </>
        }
      >
        <CustomerPart {...part} />
        <StorePart {...part} />
      </Columns>
    </Page>
  );
}
