import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { announce } from '@errand/ui/live/announce.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OfflinePaymentDetails } from '#features/payments/index.ts';
import { fieldRejection } from '#platform/api/field-rejection.ts';
import { isRejection } from '#platform/api/idempotent-send.ts';
import { PASSWORD_FIELD, passwordError } from '../delivery/new-account.tsx';
import type { WantedAccount } from '../delivery/use-created-account.ts';
import { CHANGE_FIELD, isTooLittle } from '../payment/change-field.tsx';
import { SEEN_CHANGES, useSeenTitle } from '../seen/seen-changes.tsx';
import type { QuotedOrder } from '../seen/seen-quote.ts';
import { forgetSeenOrder, type SeenState, useSeenOrder } from '../seen/use-seen-order.ts';
import type { LiveQuote } from '../summary/use-live-quote.ts';
import type { OrderBody } from './order-body.ts';
import { type PlacingRules, usePlaceOrder } from './use-place-order.ts';

/** The texts of a placement that mention an order; a parcel and a trip replace them by their own. */
export type PlacementLabels = {
  unsure: TextKey;
  totalChanged: TextKey;
  offline: TextKey;
  /** The operator's name of the additional charge. */
  additional?: string | undefined;
};

export const ORDER_LABELS: PlacementLabels = {
  unsure: 'checkout.unsure',
  totalChanged: 'checkout.totalChanged',
  offline: 'checkout.quoteOffline',
};

type Checkout<Body, Quoted> = {
  rules: PlacingRules<Body, Quoted>;
  customer: CustomerInfo | null;
  /** Null while it cannot be quoted. */
  body: Body | null;
  live: LiveQuote<Quoted>;
  /** Names the order in the storage of the tab. */
  scope: string;
  /** The current quote as it is compared with what was seen; null while it is not that of the body. */
  quoted: QuotedOrder | null;
  /** Undefined while none is chosen: then nothing is placed. */
  method: OrderBody['payment_method'];
  /** The gateway of a digital payment. */
  gateway: string | null | undefined;
  /** The amount a cash customer pays with; 0 when not given. */
  change?: number;
  files?: File[];
  /** A day is chosen without a time. */
  isTimeMissing?: boolean;
  labels?: PlacementLabels;
  /** Shows the first part that is missing or rejected and returns true; returns false if there is none. */
  leadToProblem: () => boolean;
  /** Runs right before it is sent. */
  onSend?: (body: Body) => void;
  /** The id of the element where a rejected field is entered; null if it has none. */
  idOfField?: (field: string) => string | null;
};

/** What stands beside the order button. */
export type PlacementNotes = {
  seen: SeenState;
  labels: PlacementLabels;
  /** Why the button does not place, or what became of it; null for nothing. */
  reason: string | null;
};

/** The second tap of a double tap comes within this time. */
const HOLD_MS = 1500;
/** An answer within this time needs no second word. */
const LONG_MS = 8000;
const RENDERED_MS = 60;

/**
 * The submit of a checkout, the same for an order, a parcel and a trip: it leads to what is missing, shows what has
 * changed since it was seen, opens the step of an offline payment, and sends the body with the amounts that the visitor
 * has seen. After anything but sending, the button is held for a moment.
 */
export function usePlacement<Body extends WantedAccount, Quoted extends { due_amount: number }>(
  checkout: Checkout<Body, Quoted>,
) {
  const { rules, customer, body, live, scope, quoted, method, gateway, change = 0, files = [] } = checkout;
  const { labels = ORDER_LABELS, isTimeMissing = false, idOfField } = checkout;
  const { quote, stale } = live;
  const t = useText();
  const place = usePlaceOrder({
    ...rules,
    onPlaced: (placed: Body) => {
      forgetSeenOrder(scope);
      return rules.onPlaced(placed);
    },
  });
  const { error } = place;
  const seen = useSeenOrder(scope, quoted);
  const hold = useHold();
  const isOffline = method === 'offline_payment';
  const step = useOfflineStep(isOffline);
  const offlineForm = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const [reviewed, setReviewed] = useState('');
  /** The rejection whose reason the new quote tells. */
  const [explained, setExplained] = useState<Error | null>(null);
  const led = useRef<Error | null>(null);
  const isLong = useLasting(place.isPending, LONG_MS);
  const title = useSeenTitle(labels.totalChanged)(seen);
  const signature = seen.changes.length > 0 ? JSON.stringify(seen.changes) : '';
  const reason = reasonText();

  // Both notes of a page have the same words, so they are announced here, once.
  useEffect(() => announceNote(title, signature), [title, signature]);
  useEffect(() => announceNote(reason, reason ?? ''), [reason]);

  const leadToReason = useEffectEvent((failure: Error) => {
    hold.begin();
    const id = failure instanceof ApiError ? idOfField?.(failure.code) : null;
    if (id) focusSpot(id);
    else if (!checkout.leadToProblem() && signature !== '') review();
  });
  const { refresh } = live;
  const refreshQuote = useEffectEvent(() => Promise.resolve(refresh()));
  useEffect(() => {
    if (!error || !isRejection(error)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The page has rendered the new quote when the timer ends.
    void refreshQuote().then(() => {
      timer = setTimeout(() => setExplained(error), RENDERED_MS);
    });
    return () => clearTimeout(timer);
  }, [error]);
  useEffect(() => {
    // A rejection may change the cart, which is then quoted anew.
    if (!explained || stale || led.current === explained) return;
    led.current = explained;
    leadToReason(explained);
  }, [explained, stale]);

  function reasonText(): string | null {
    if (isUnsent && isDeviceOffline()) return t('checkout.placeOffline');
    if (place.isPending) return isLong ? t('checkout.placingLong') : null;
    const isRepriced = error instanceof ApiError && error.code === 'price_changed';
    // What has changed says more than the error.
    if (error && !(isRepriced && signature !== ''))
      return isRejection(error) ? error.message : t(labels.unsure);
    if (!stale) return null;
    if (live.offline) return t(labels.offline);
    if (!live.error) return null;
    return isRejection(live.error) ? live.error.message : t('checkout.quoteFailed');
  }

  /** Shows what has changed. The next tap, after a moment, confirms it. */
  function review(): void {
    setReviewed(signature);
    hold.begin();
    announceNote(title, `${signature} again`);
    focusNote();
  }

  function submit(): void {
    if (!body || !quote || stale || place.isPending) return;
    // The second press of a double click has moved the focus to the button.
    if (hold.isHeld) return focusNote();
    setAttempted(true);
    setUnsent(isDeviceOffline());
    if (isDeviceOffline()) return;
    if (isTimeMissing) return focusSpot('when', 'start');
    if (checkout.leadToProblem()) return;
    if (!method) return focusSpot('payment', 'start');
    if (method === 'cash_on_delivery' && isTooLittle(change, quote.due_amount))
      return document.getElementById(CHANGE_FIELD)?.focus();
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (signature !== reviewed && signature !== '') return review();
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

  const hasFailed = stale && !live.offline && live.error !== null;
  return {
    attempted,
    isPlaced: place.isSuccess,
    /** Why the server refused a field of the last attempt; null if it did not. */
    rejectionOf: (field: string): string | null => fieldRejection(error, field),
    /** The password of the account that is created with it; null for none. */
    password,
    setPassword,
    /** The step with the details of an offline payment; null while it is closed. */
    offline: step.open ? { ref: offlineForm, onSubmit: send } : null,
    button: {
      stale,
      busy: place.isPending || place.isSuccess,
      held: hold.isHeld,
      nextStep: isTimeMissing
        ? t('checkout.chooseTime')
        : isOffline && !step.open
          ? t('checkout.toPayment')
          : null,
      onPlace: submit,
      onRetry: hasFailed ? () => void live.refresh() : null,
    },
    notes: { seen, labels, reason } satisfies PlacementNotes,
  };
}

/** Focuses what has changed. It stands in the bar of phones and in the summary; one of them is hidden. */
function focusNote(): void {
  const notes = [...document.querySelectorAll<HTMLElement>(`.${SEEN_CHANGES}`)];
  const shown = notes.find((note) => note.offsetParent !== null || note.getClientRects().length > 0);
  shown?.scrollIntoView({ block: 'nearest' });
  shown?.focus({ preventScroll: true });
}

/** Node has a navigator without this property. */
function isDeviceOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}

/** Announces a note once for each `key`; nothing for an empty one. */
function announceNote(text: string | null, key: string): void {
  if (text !== null && key !== '') announce(text, { assertive: true, key: 'placement' });
}

/** Shows the element where a problem is fixed, and focuses it or the first choice in it. */
export function focusSpot(id: string, block: 'center' | 'start' = 'center'): void {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches('fieldset') ? element.querySelector('input') : null;
  element.scrollIntoView({ block });
  (control ?? element).focus({ preventScroll: true });
}

/** A moment in which the button does not act. */
function useHold(): { isHeld: boolean; begin: () => void } {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (since === 0) return;
    const timer = setTimeout(() => setSince(0), HOLD_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return { isHeld: since !== 0, begin: () => setSince(Date.now()) };
}

/** Whether something has been so for longer than a time. */
function useLasting(isSo: boolean, afterMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, afterMs]);
  return lasts;
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
