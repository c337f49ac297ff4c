import type { ResponseOf } from '@errand/contract';
import { repeatParcel } from '@errand/contract/parcel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { changeParcelDraft, EMPTY_PARCEL, type ParcelDraft, type ParcelEnd } from '../draft.ts';

/**
 * Fills the draft from the address once: a past parcel (`?repeat=ORDER`, with `swap=1` back to its sender) or a
 * category (`?category=ID`). The parameters are then removed, so that a reload keeps later changes.
 */
export function useStartingDraft() {
  const [search, setSearch] = useSearchParams();
  const orderId = numberIn(search, 'repeat');
  const categoryId = numberIn(search, 'category');
  const swap = search.get('swap') === '1' ? 1 : 0;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: queryKeys.parcel.repeat(orderId ?? 0, swap),
    queryFn: () => api.call(repeatParcel, { query: { ...guestField(), order_id: orderId ?? 0, swap } }),
    enabled: orderId !== null,
    retry: 1,
  });
  const skip = () => setSearch(withoutStart, { replace: true, preventScrollReset: true });
  const fill = useEffectEvent(() => {
    if (data) changeParcelDraft(draftOfRepeat(data));
    else if (categoryId !== null) changeParcelDraft({ categoryId });
    skip();
  });

  const isReady = orderId === null ? categoryId !== null : data !== undefined;
  useEffect(() => {
    if (isReady) fill();
  }, [isReady]);

  return {
    /** The category of the address, before it is in the draft. */
    categoryId,
    loading: orderId !== null && (isFetching || data !== undefined),
    failed: orderId !== null && isError && !isFetching,
    retry: () => void refetch(),
    skip,
  };
}

function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
}

function withoutStart(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['repeat', 'swap', 'category']) next.delete(name);
  return next;
}

type Repeat = ResponseOf<typeof repeatParcel>;

/** The draft that repeats a past parcel. Time, tip, coupon and payment are not repeated. */
export function draftOfRepeat(repeat: Repeat): ParcelDraft {
  return {
    ...EMPTY_PARCEL,
    sender: toEnd(repeat.sender),
    receiver: toEnd(repeat.receiver),
    categoryId: repeat.parcel_category_id,
    weight: repeat.parcel_weight,
    size: repeat.parcel_size,
    contents: repeat.parcel_contents ?? '',
    value: repeat.parcel_value,
    payer: repeat.charge_payer,
    note: repeat.delivery_instruction ?? '',
  };
}

function toEnd(end: Repeat['sender']): ParcelEnd {
  return {
    latitude: end.latitude,
    longitude: end.longitude,
    address: end.address,
    addressType: end.address_type,
    road: end.road,
    house: end.house,
    floor: end.floor,
    name: end.contact_person_name,
    phone: end.contact_person_number,
    email: end.contact_person_email ?? '',
  };
}
