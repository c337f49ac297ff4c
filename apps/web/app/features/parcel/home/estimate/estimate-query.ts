import { ApiError, type InputOf } from '@errand/contract';
import type { estimateParcel, ParcelCategory, ParcelEstimate } from '@errand/contract/parcel';
import type { Entered } from './use-entered.ts';

export type EstimateQuery = InputOf<typeof estimateParcel>['query'];

/**
 * The query of an estimate; null until both places are known. It covers every category until one is chosen with the
 * weight or size that it requires, because the server rejects a category without.
 */
export function estimateQuery(entered: Entered, category: ParcelCategory | null): EstimateQuery | null {
  const { sender, receiver, weight, size } = entered;
  if (!sender || !receiver) return null;
  const ends = {
    latitude: sender.latitude,
    longitude: sender.longitude,
    receiver_latitude: receiver.latitude,
    receiver_longitude: receiver.longitude,
  };
  if (!category || missingPart(entered, category) !== null) return ends;
  return {
    ...ends,
    parcel_category_id: category.id,
    ...(category.measure === 'weight' && weight !== null && { parcel_weight: weight }),
    ...(category.measure === 'size' && size !== null && { parcel_size: size }),
  };
}

/** What an exact price still needs; null when nothing is missing. */
export function missingPart(
  { weight, size }: Entered,
  category: ParcelCategory | null,
): 'kind' | 'weight' | 'size' | null {
  if (!category) return 'kind';
  if (category.measure === 'weight' && weight === null) return 'weight';
  if (category.measure === 'size' && size === null) return 'size';
  return null;
}

/** The price in major units: of the category, or of the cheapest while none is chosen. Null if it is not estimated. */
export function priceOf({ categories }: ParcelEstimate, category: ParcelCategory | null): number | null {
  if (category) return categories.find(({ id }) => id === category.id)?.total ?? null;
  return categories.length > 0 ? Math.min(...categories.map(({ total }) => total)) : null;
}

const FIELDS = {
  latitude: 'sender',
  longitude: 'sender',
  receiver_latitude: 'receiver',
  receiver_longitude: 'receiver',
  parcel_category_id: 'kind',
  parcel_weight: 'weight',
  parcel_size: 'size',
} as const;

export type EstimateField = (typeof FIELDS)[keyof typeof FIELDS];

/** The field that a rejection of the server names, with its message; null for any other failure. */
export function rejectedField(error: unknown): { field: EstimateField; text: string } | null {
  if (!(error instanceof ApiError)) return null;
  const name = Object.keys(FIELDS).find((key) => key === error.code) as keyof typeof FIELDS | undefined;
  return name ? { field: FIELDS[name], text: error.message } : null;
}
