import { useText } from '@errand/client/i18n.tsx';
import { type PhoneAddress, suggestAddresses } from '@errand/contract/console/orders/phone-orders';
import { ADDRESS_DETAILS } from '@errand/domain/addresses';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { consoleQuery } from '#platform/query.ts';
import { usePhoneCustomer } from './customer-part.tsx';
import type { ChangeDraft, PhoneDraft } from './phone-draft.ts';

/** Chooses the destination: an address of an earlier order, or a searched one. */
export function AddressPart({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const { address, store, type } = draft;
  return (
    <Panel title={t('orders.delivery')}>
      <SelectField
        label={t('orders.type')}
        value={type}
        onChange={({ target }) => onChange({ type: target.value === 'take_away' ? 'take_away' : 'delivery' })}
      >
        <option value="delivery">{t('orders.type.delivery')}</option>
        <option value="take_away">{t('orders.type.take_away')}</option>
      </SelectField>
      {type === 'delivery' && store && (
        <>
          {address ? (
            <p>
              <bdi>{address.address}</bdi>{' '}
              <button type="button" className="text-link" onClick={() => onChange({ address: null })}>
                {t('orders.otherAddress')}
              </button>
            </p>
          ) : (
            <AddressSearch
              storeId={store.id}
              phone={draft.phone}
              onChoose={(chosen) => onChange({ address: chosen })}
            />
          )}
          {address &&
            ADDRESS_DETAILS.map((field) => (
              <TextField
                key={field}
                label={t(`orders.${field}`)}
                optional
                maxLength={120}
                value={address[field] ?? ''}
                onChange={({ target }) =>
                  onChange({ address: { ...address, [field]: target.value || null } })
                }
              />
            ))}
        </>
      )}
      {type === 'delivery' && !store && <p className="text-caption">{t('orders.storeFirst')}</p>}
    </Panel>
  );
}

function AddressSearch(props: { storeId: number; phone: string; onChoose: (address: PhoneAddress) => void }) {
  const { storeId, phone, onChoose } = props;
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data: customer } = usePhoneCustomer(phone);
  const { data: found } = useQuery({
    ...consoleQuery('zones', suggestAddresses, { params: { id: storeId }, query: { search: wanted } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const offered = wanted === '' ? customer?.addresses : found?.addresses;
  return (
    <div className="item-picker">
      <SearchInput label={t('orders.findAddress')} value={search} onChange={setSearch} />
      {offered && offered.length > 0 && (
        <ul>
          {offered.map((address) => (
            <li key={`${address.address} ${address.latitude} ${address.longitude}`}>
              <button type="button" className="item-picker-row" onClick={() => onChoose(address)}>
                <bdi>{address.address}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
