import { saveOfflinePayment, startPayment } from '@errand/contract/payments';
import { toastError } from '@errand/ui/toast.tsx';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { bodyOf, type OfflinePaymentDetails } from '#features/payments/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { isRejection } from '#platform/api/idempotent-send.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readSession, storeVisitOrder } from '#platform/session/index.ts';
import { useCreatedAccount, type WantedAccount } from '../delivery/use-created-account.ts';
import { type AttemptOf, attemptKey, endAttempt } from './order-attempt.ts';

const ATTEMPTS = 3;
const PLACING = ['place-order'] as const;

/** The order; the gateway of a digital payment; the details of an offline payment; the attached files. */
export type Placement<Body> = {
  body: Body;
  gateway: string | null;
  offlineDetails: OfflinePaymentDetails | null;
  files: File[];
};

/** What differs between an order, a parcel and a trip. */
export type PlacingRules<Body, Quoted> = {
  attempt: AttemptOf;
  /** The amounts of the quote that the visitor agrees to; the server rejects any other. */
  agreed: (quote: Quoted) => Partial<Body>;
  /** Places it once per key and returns its id. */
  send: (body: Body, files: File[], headers: { 'Idempotency-Key': string }) => Promise<number>;
  /** The page on which it is followed. */
  pathOf: (orderId: number) => string;
  /** The id of the newest one; null if it is unknown. */
  findNewest: () => Promise<number | null>;
  /** Runs once its page is open. */
  onPlaced: (body: Body) => unknown;
  /** Refetches what the quote is made of; the quote itself is refetched too. */
  onRejected: () => unknown;
};

/**
 * Places an order idempotently. Rejections end the attempt; after a connection loss or server error every retry,
 * automatic or manual, sends the same key. Navigates to the order's page, then to the payment gateway, so that going
 * back ends where the payment can be retried.
 */
export function usePlaceOrder<Body extends WantedAccount, Quoted>(rules: PlacingRules<Body, Quoted>) {
  const navigate = useNavigate();
  const signInToCreatedAccount = useCreatedAccount();
  const placing = useMutation({
    mutationKey: PLACING,
    mutationFn: ({ body, files }: Placement<Body>) => sendOnce(rules, body, files),
    // Waiting for the network would send an order long after the tap.
    networkMode: 'always',
    retry: (failures, error) => !isRejection(error) && failures < ATTEMPTS,
    retryDelay: (failures) => 1000 * 2 ** failures,
    onSuccess: async (orderId, { body, gateway, offlineDetails }) => {
      // The order exists already; if this fails, its page asks for the details again.
      if (offlineDetails)
        await sendOfflineDetails(orderId, offlineDetails).catch((error: Error) => toastError(error.message));
      // Must precede the order's page, which could no longer read the order as a guest.
      await signInToCreatedAccount(body, orderId);
      const { token, guestId } = readSession();
      if (!token && guestId) storeVisitOrder(guestId, orderId);
      const page = rules.pathOf(orderId);
      await navigate(page, { replace: true });
      await rules.onPlaced(body);
      if (gateway)
        await openPayment(orderId, gateway, page).catch((error: Error) => toastError(error.message));
    },
    onError: (error) => {
      // Without a response the order may have arrived, so the page stays unchanged.
      if (isRejection(error)) rules.onRejected();
    },
  });
  return placing;
}

/** Whether an order is being placed; until its page opens, neither quote nor lines are refetched. */
export function usePlacing(): boolean {
  return useIsMutating({ mutationKey: PLACING }) > 0;
}

async function sendOfflineDetails(orderId: number, offlineDetails: OfflinePaymentDetails): Promise<void> {
  await api.call(saveOfflinePayment, {
    query: {},
    body: bodyOf({ ...guestField(), order_id: orderId }, offlineDetails),
  });
}

async function openPayment(orderId: number, gateway: string, callback: string): Promise<void> {
  const { redirect_link } = await api.call(startPayment, {
    body: { ...guestField(), order_id: orderId, payment_method: gateway, callback },
  });
  window.location.assign(redirect_link);
}

async function sendOnce<Body, Quoted>(
  rules: PlacingRules<Body, Quoted>,
  body: Body,
  files: File[],
): Promise<number> {
  const { attempt } = rules;
  try {
    const orderId = await rules.send(body, files, { 'Idempotency-Key': attemptKey(attempt) });
    endAttempt(attempt);
    return orderId;
  } catch (error) {
    if (!isRejection(error)) throw error;
    endAttempt(attempt);
    if (error.code !== 'idempotency_key_reused') throw error;
    // An earlier attempt succeeded although its response was lost, so its order is shown.
    const newest = await rules.findNewest();
    if (newest === null) throw error;
    return newest;
  }
}
