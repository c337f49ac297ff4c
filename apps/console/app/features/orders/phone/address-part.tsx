import { useText } from '@errand/client/i18n.tsx';
import {
  getDeliveryStart,
  type PhoneAddress,
  suggestAddresses,
} from '@errand/contract/console/orders/phone-orders';
import type { ResponseOf } from '@errand/contract/endpoint';
import { ADDRESS_DETAILS, isDoorPart } from '@errand/domain/addresses';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { PointControl } from '#blocks/point-control/point-control.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { usePhoneCustomer } from './customer-part.tsx';
import type { ChangeDraft, PhoneDraft } from './phone-draft.ts';

/** Chooses the destination: an address of an earlier order, a searched one, or a point on the map. */
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
      {type === 'delivery' &&
        store &&
        (address ? (
          <ChosenAddress storeId={store.id} draft={draft} address={address} onChange={onChange} />
        ) : (
          <AddressSearch storeId={store.id} phone={draft.phone} onChange={onChange} />
        ))}
      {type === 'delivery' && !store && <p className="text-caption">{t('orders.storeFirst')}</p>}
    </Panel>
  );
}

function useDeliveryStart(storeId: number) {
  return useQuery(consoleQuery('stores', getDeliveryStart, { params: { id: storeId } }));
}

/** The address with the parts that lead to the door. A point on the map needs street and house number. */
function ChosenAddress(props: {
  storeId: number;
  draft: PhoneDraft;
  address: PhoneAddress;
  onChange: ChangeDraft;
}) {
  const { storeId, draft, address, onChange } = props;
  const t = useText();
  const { data: start } = useDeliveryStart(storeId);
  const isNamed = !draft.isPoint && (start?.place_search ?? true);
  const other = (
    <button type="button" className="text-link" onClick={() => onChange({ address: null, isPoint: false })}>
      {t('orders.otherAddress')}
    </button>
  );
  return (
    <>
      {draft.isPoint && (
        <>
          <Note tone="info" text={t('orders.pointText')} />
          <PointControl
            label={t('orders.pointMap')}
            value={address}
            onChange={(next) => onChange({ address: next })}
            zoom={15}
          />
        </>
      )}
      {!draft.isPoint && (
        <p>
          <bdi>{address.address}</bdi> {other}
        </p>
      )}
      {ADDRESS_DETAILS.map((field) => {
        const required = isDoorPart(field, isNamed);
        return (
          <TextField
            key={field}
            label={t(required ? DOOR_LABELS[field] : `orders.${field}`)}
            optional={!required}
            required={required}
            maxLength={120}
            value={address[field] ?? ''}
            onChange={({ target }) => onChange({ address: { ...address, [field]: target.value || null } })}
          />
        );
      })}
      {draft.isPoint && <p>{other}</p>}
    </>
  );
}

/** Where no geocoder names the point, the road is the street. */
const DOOR_LABELS = { road: 'orders.street', house: 'orders.houseNumber' } as const;

function AddressSearch(props: { storeId: number; phone: string; onChange: ChangeDraft }) {
  const { storeId, phone, onChange } = props;
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data: start, error } = useDeliveryStart(storeId);
  const { data: customer } = usePhoneCustomer(phone);
  const found = useQuery({
    ...consoleQuery('zones', suggestAddresses, { params: { id: storeId }, query: { search: wanted } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) return <Note tone="warn" text={errorMessage(error, t)} />;
  if (!start) return null;
  const offered = (wanted === '' ? customer?.addresses : found.data?.addresses) ?? [];
  const hasOffers = offered.length > 0;
  const problem = start.place_search ? wanted !== '' && searchProblem(found) : 'noAddressSearch';
  return (
    <>
      {(start.place_search || hasOffers) && (
        <div className="item-picker">
          {start.place_search && (
            <SearchInput label={t('orders.findAddress')} value={search} onChange={setSearch} />
          )}
          {hasOffers && (
            <ul>
              {offered.map((address) => (
                <li key={`${address.address} ${address.latitude} ${address.longitude}`}>
                  <button
                    type="button"
                    className="item-picker-row"
                    onClick={() => onChange({ address, isPoint: false })}
                  >
                    <bdi>{address.address}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {problem && <Note live="status" tone="info" text={t(`orders.${problem}`)} />}
      <Button
        variant={problem ? 'primary' : 'quiet'}
        onClick={() => {
          const { latitude, longitude } = start;
          onChange({ address: { ...NO_DOOR, latitude, longitude }, isPoint: true });
        }}
      >
        {t('orders.choosePoint')}
      </Button>
    </>
  );
}

const NO_DOOR = { address: '', road: null, house: null, floor: null };

/** Why the search offers no address. */
function searchProblem(found: UseQueryResult<ResponseOf<typeof suggestAddresses>>) {
  const { data, isError, isPlaceholderData } = found;
  if (isError) return 'addressSearchFailed';
  return !isPlaceholderData && data?.addresses.length === 0 ? 'noAddressFound' : null;
}
