import { useText } from '@errand/client/i18n.tsx';
import { listStores } from '@errand/contract/console/stores';
import { Button } from '@errand/ui/forms/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Columns, Page, Panel } from '#blocks/page/page.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { currentLanguage } from '#platform/language.ts';
import { consoleQuery } from '#platform/query.ts';
import { ChosenLines } from '../items/chosen-lines.tsx';
import { ItemPicker } from '../items/item-picker.tsx';
import { AddressPart } from '../phone/address-part.tsx';
import { CustomerPart } from '../phone/customer-part.tsx';
import type { ChangeDraft, PhoneDraft } from '../phone/phone-draft.ts';
import { PhonePayment } from '../phone/phone-payment.tsx';
import '../items/item-picker.css';

const EMPTY: Omit<PhoneDraft, 'language'> = {
  phone: '',
  name: '',
  mail: '',
  store: null,
  lines: [],
  type: 'delivery',
  address: null,
  isPoint: false,
  payment: 'cash_on_delivery',
  coupon: '',
  note: '',
  time: '',
  tipMinor: 0,
  paysWithMinor: 0,
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

/** The store and the items. A change of the store removes all items. */
function StorePart({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const { store, lines } = draft;
  if (!store) return <StoreSearch onChoose={(chosen) => onChange({ store: chosen, lines: [], time: '' })} />;
  return (
    <Panel
      title={store.name}
      actions={
        <Button size="sm" variant="quiet" onClick={() => onChange({ store: null, lines: [] })}>
          {t('orders.otherStore')}
        </Button>
      }
    >
      <ChosenLines lines={lines} onChange={(next) => onChange({ lines: next })} />
      <ItemPicker
        storeId={store.id}
        onPick={(item, chosen) => onChange({ lines: [...lines, { key: Date.now(), item, chosen }] })}
      />
    </Panel>
  );
}

function StoreSearch({ onChoose }: { onChoose: (store: { id: number; name: string }) => void }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data } = useQuery({
    ...consoleQuery('stores', listStores, {
      query: { active: true, limit: 10, ...(wanted !== '' && { search: wanted }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={t('orders.store')}>
      <div className="item-picker">
        <SearchInput label={t('orders.findStore')} value={search} onChange={setSearch} />
        <ul>
          {data?.rows.map(({ id, name, zone }) => (
            <li key={id}>
              <button type="button" className="item-picker-row" onClick={() => onChoose({ id, name })}>
                <span>{name}</span>
                <span className="text-caption">{zone.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
