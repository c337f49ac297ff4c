import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { pause } from '@errand/client/pause.ts';
import { ApiError } from '@errand/contract';
import type { RentalCart, RentalCartLine } from '@errand/contract/rental-cart';
import type { RentalType } from '@errand/domain/rental';
import { announce } from '@errand/ui/live/announce.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { api, CLIENT_ID, guestField } from '#platform/api/browser-client.ts';
import { isRejection } from '#platform/api/idempotent-send.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The values of the trip dialog; sent with the first vehicle, or to change the trip of the cart. */
export type TripChoice = {
  pickup_location: { lat: number; lng: number; location_name: string };
  pickup_time: string;
  rental_type: RentalType;
  estimated_hours?: number;
  distance?: number;
  /** Null for a trip that ends at the provider. */
  destination_location: { lat: number; lng: number; location_name: string } | null;
};
/** New values of the cart's trip; those left out stay. */
export type TripChange = Partial<Omit<TripChoice, 'estimated_hours'>> & {
  destination_time?: string;
};

/** `trip`: there is no trip yet, or the vehicle does not fit it. */
export type AddResult = 'added' | 'other-provider' | 'trip' | 'rejected';

const TRIP_FIELDS = ['pickup_location', 'pickup_time', 'rental_type', 'estimated_hours', 'distance'];

let ownEdits = 0;
const listeners = new Set<() => void>();

/** Counts what this page has begun to change and what was confirmed. */
function countEdit(): void {
  ownEdits += 1;
  for (const listener of listeners) listener();
}

/** Identifies the state of the rental cart by the changes that this page has made. */
export function useOwnTripEdits(): string {
  const edits = useSyncExternalStore(
    subscribe,
    () => ownEdits,
    () => 0,
  );
  return `${CLIENT_ID} ${edits}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes to the rental cart, each sent immediately; errors are toasted. `busy` while one is pending. */
export function useRentalCartChanges() {
  const t = useText();
  const money = useMoney();
  const client = useQueryClient();
  const [running, setRunning] = useState(0);

  async function change<T>(work: () => Promise<T>): Promise<T> {
    setRunning((count) => count + 1);
    countEdit();
    try {
      await client.cancelQueries({ queryKey: queryKeys.rentalCart });
      return await work();
    } finally {
      countEdit();
      setRunning((count) => count - 1);
    }
  }
  /** Refetches the cart after a lost response. */
  const reread = () =>
    client
      .refetchQueries({ queryKey: queryKeys.rentalCart }, { throwOnError: true })
      .then(clearPendingKeys, () => {});
  const cacheCart = (cart: RentalCart) => client.setQueryData(queryKeys.rentalCart, cart);

  function add(vehicleId: number, trip: TripChoice | null, replace = false): Promise<AddResult> {
    return change(async () => {
      try {
        const { addToRentalCart } = await import('@errand/contract/rental-cart');
        const body = { ...guestField(), ...trip, vehicle_id: vehicleId, quantity: 1, replace };
        cacheCart(
          await sendAddition(body, (headers) => api.call(addToRentalCart, { query: {}, body }, { headers })),
        );
        toastDone(t('rental.cartAdded'));
        return 'added';
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) return 'other-provider';
        toastApiError(error, t);
        if (!isRejection(error)) await reread();
        const errorCode = error instanceof ApiError ? error.errors[0]?.code : undefined;
        return errorCode && TRIP_FIELDS.includes(errorCode) ? 'trip' : 'rejected';
      }
    });
  }

  function setQuantity(line: RentalCartLine, quantity: number): Promise<void> {
    return change(async () => {
      const { updateRentalCart } = await import('@errand/contract/rental-cart');
      const body = { ...guestField(), cart_id: line.id, quantity };
      const cart = await api.call(updateRentalCart, { query: {}, body });
      cacheCart(cart);
      const total = money.exact([cart.user_data].flat()[0]?.total_cart_price ?? 0);
      announce(t('rental.cartSpoken', { name: line.vehicle.name, quantity, total }), {
        key: 'rental-cart',
        settleMs: 600,
      });
    }).catch(failed);
  }

  /** Changes the trip of the cart. Throws the rejection, whose code is the field to change. */
  function changeTrip(tripId: number, trip: TripChange): Promise<void> {
    return change(async () => {
      const { updateRentalTrip } = await import('@errand/contract/rental-cart');
      const body = { ...guestField(), ...trip };
      cacheCart(await api.call(updateRentalTrip, { params: { id: tripId }, query: {}, body }));
    });
  }

  function remove(line: RentalCartLine): Promise<void> {
    return change(async () => {
      const { removeRentalCart } = await import('@errand/contract/rental-cart');
      await api.call(removeRentalCart, { query: { ...guestField(), vehicle_id: line.vehicle_id } });
      toastDone(t('rental.cartRemoved'));
    })
      .catch(failed)
      .finally(() => client.invalidateQueries({ queryKey: queryKeys.rentalCart }));
  }

  function failed(error: unknown): void {
    toastApiError(error, t);
    void client.invalidateQueries({ queryKey: queryKeys.rentalCart });
  }

  return { add, setQuantity, changeTrip, remove, busy: running > 0 };
}

const ATTEMPTS = 3;
const RETRY_MS = 1000;

/** The Idempotency-Keys of additions that got no response, by request body. */
const pendingKeys = new Map<string, string>();

/**
 * Sends an addition until it gets a response, at most three times, always with the same Idempotency-Key. An addition
 * whose response was lost is applied once, also when the visitor repeats it.
 */
export async function sendAddition(
  body: object,
  send: (headers: { 'Idempotency-Key': string }) => Promise<RentalCart>,
): Promise<RentalCart> {
  const addition = JSON.stringify(body);
  const key = pendingKeys.get(addition) ?? crypto.randomUUID();
  pendingKeys.set(addition, key);
  for (let failures = 0; ; ) {
    try {
      const cart = await send({ 'Idempotency-Key': key });
      pendingKeys.delete(addition);
      return cart;
    } catch (error) {
      failures += 1;
      if (isRejection(error)) pendingKeys.delete(addition);
      else if (failures < ATTEMPTS) {
        await pause(RETRY_MS * failures);
        continue;
      }
      throw error;
    }
  }
}

/** Called once the cart is refetched. The visitor then sees its content, so another addition is a new one. */
export function clearPendingKeys(): void {
  pendingKeys.clear();
}
