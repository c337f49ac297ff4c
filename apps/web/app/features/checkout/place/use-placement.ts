import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OfflinePaymentDetails } from '#features/payments/index.ts';
import { PASSWORD_FIELD, passwordError } from '../delivery/new-account.tsx';
import type { WantedAccount } from '../delivery/use-created-account.ts';
import { CHANGE_FIELD, isTooLittle } from '../payment/change-field.tsx';
import type { LiveQuote } from '../summary/use-live-quote.ts';
import type { OrderBody } from './order-body.ts';
import { type PlacingRules, usePlaceOrder } from './use-place-order.ts';

type Checkout<Body, Quoted> = {
  rules: PlacingRules<Body, Quoted>;
  customer: CustomerInfo | null;
  /** Null while it cannot be quoted. */
  body: Body | null;
  live: LiveQuote<Quoted>;
  method: OrderBody['payment_method'];
  /** The gateway of a digital payment. */
  gateway: string | null | undefined;
  /** The amount a cash customer pays with; 0 when not given. */
  change?: number;
  files?: File[];
  /** Shows the first part that is missing or rejected and returns true; returns false if there is none. */
  leadToProblem: () => boolean;
  /** Runs right before it is sent. */
  onSend?: (body: Body) => void;
  /** The id of the element where a rejected field is entered; null if it has none. */
  idOfField?: (field: string) => string | null;
};

/**
 * The submit of a checkout, the same for an order, a parcel and a trip: it leads to what is missing, opens the step of
 * an offline payment, and sends the body with the amounts that the visitor has seen.
 */
export function usePlacement<Body extends WantedAccount, Quoted extends { due_amount: number }>(
  checkout: Checkout<Body, Quoted>,
) {
  const { rules, customer, body, live, method, gateway, change = 0, files = [], idOfField } = checkout;
  const { quote, stale } = live;
  const place = usePlaceOrder(rules);
  const isOffline = method === 'offline_payment';
  const step = useOfflineStep(isOffline);
  const offlineForm = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [attempted, setAttempted] = useState(false);

  const leadToRejected = useEffectEvent((failure: Error) => {
    const id = failure instanceof ApiError ? idOfField?.(failure.code) : null;
    if (id) focusSpot(id);
  });
  useEffect(() => {
    if (place.error) leadToRejected(place.error);
  }, [place.error]);

  function submit(): void {
    if (!body || !quote || stale) return;
    setAttempted(true);
    if (checkout.leadToProblem()) return;
    if (method === 'cash_on_delivery' && isTooLittle(change, quote.due_amount))
      return document.getElementById(CHANGE_FIELD)?.focus();
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (!isOffline) return send(null);
    if (step.open) return offlineForm.current?.requestSubmit();
    step.begin();
  }

  function send(offlineDetails: OfflinePaymentDetails | null): void {
    if (!body || !quote || stale || place.isPending) return;
    checkout.onSend?.(body);
    const account = password ? { create_new_user: 1 as const, password } : {};
    place.mutate({
      body: { ...body, ...rules.agreed(quote), ...account },
      gateway: gateway ?? null,
      offlineDetails,
      files,
    });
  }

  return {
    attempted,
    isPlaced: place.isSuccess,
    /** The password of the account that is created with it; null for none. */
    password,
    setPassword,
    /** The step with the details of an offline payment; null while it is closed. */
    offline: step.open ? { ref: offlineForm, onSubmit: send } : null,
    button: {
      stale,
      busy: place.isPending || place.isSuccess,
      hasNextStep: isOffline && !step.open,
      onPlace: submit,
    },
    charges: {
      before: live.before,
      rejectedTotal: place.rejectedTotal,
      quoteError: live.error,
      placeError: place.error,
      onRetry: () => void live.refresh(),
    },
  };
}

/** Shows the element where a problem is fixed, and focuses it or the first choice in it. */
export function focusSpot(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches('fieldset') ? element.querySelector('input') : null;
  element.scrollIntoView({ block: 'center' });
  (control ?? element).focus({ preventScroll: true });
}

/**
 * The second step of an offline payment, as a query parameter so that "back" returns to the first step. A step that
 * was not started from the first one is reset.
 */
function useOfflineStep(possible: boolean): { open: boolean; begin: () => void } {
  const [search, setSearch] = useSearchParams();
  const [started, setStarted] = useState(false);
  const requested = search.get('step') === 'offline';
  const open = requested && started && possible;

  useEffect(() => {
    if (!requested || (started && possible)) return;
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [requested, started, possible, setSearch]);

  function begin(): void {
    setStarted(true);
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.set('step', 'offline');
      return next;
    });
  }

  return { open, begin };
}

function without(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('step');
  return next;
}
