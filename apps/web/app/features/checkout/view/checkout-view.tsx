import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { CustomerInfo } from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import { useEffect, useRef, useState } from 'react';
import { type DirectPage, useCartStore } from '#features/cart/index.ts';
import type { OfflinePaymentDetails } from '#features/payments/index.ts';
import { useSession } from '#platform/session/index.ts';
import { ContactSection } from '../delivery/contact-section.tsx';
import { DeliverTo } from '../delivery/deliver-to.tsx';
import { useGuestContact } from '../delivery/guest-contact.ts';
import { InstructionSection } from '../delivery/instruction-section.tsx';
import { PASSWORD_FIELD, passwordError } from '../delivery/new-account.tsx';
import { offeredOrderTypes } from '../delivery/offered-order-types.ts';
import { OrderTypeChoice } from '../delivery/order-type-choice.tsx';
import { PickUpAt } from '../delivery/pick-up-at.tsx';
import { useDestination } from '../delivery/use-destination.ts';
import { ExtraSection } from '../extras/extra-section.tsx';
import { PrescriptionSection } from '../extras/prescription-section.tsx';
import { usePrescription } from '../extras/use-prescription.ts';
import { CHANGE_FIELD, isTooLittle } from '../payment/change-field.tsx';
import { OfflineSection } from '../payment/offline-section.tsx';
import { PaymentFields } from '../payment/payment-fields.tsx';
import { TipSection } from '../payment/tip-section.tsx';
import { useOfflineStep } from '../payment/use-offline-step.ts';
import { agreedAmounts, usePayment } from '../payment/use-payment.ts';
import { directFields, orderBody } from '../place/order-body.ts';
import { PlaceOrderBar } from '../place/place-order-bar.tsx';
import { usePlaceOrder } from '../place/use-place-order.ts';
import { Summary } from '../summary/summary.tsx';
import { useQuote } from '../summary/use-quote.ts';
import { ScheduleSection } from '../time/schedule-section.tsx';
import { useDraft } from '../use-draft.ts';
import { CheckoutColumns, CheckoutMain } from './checkout-columns.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

type Props = { lines: PricedCartLine[]; customer: CustomerInfo | null; direct: DirectPage | null };

/** The page once the lines have loaded: delivery choices first, the bill last. */
export function CheckoutView({ lines, customer, direct }: Props) {
  const { digits } = useMoney().style;
  const t = useText();
  const session = useSession();
  const config = useConfig();
  const store = useCartStore(lines);
  const { draft, change, clear } = useDraft({
    page: direct ?? 'cart',
    moduleId: lines[0]?.moduleId ?? 0,
    items: lines.map((line) => line.item.id),
    customerId: customer?.id ?? null,
  });
  const [contact, setContact] = useGuestContact();
  const [contactDialogOpen, setContactDialogOpen] = useState(false);
  const offlineForm = useRef<HTMLFormElement>(null);
  const problemsBox = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState<string | null>(null);

  const types = offeredOrderTypes(store, config);
  const orderType = types.includes(draft.orderType) ? draft.orderType : (types[0] ?? draft.orderType);
  const destination = useDestination({
    zoneId: store?.zone_id,
    draft,
    change,
    customer,
    contact,
    onContact: setContact,
  });
  const { addresses, address } = destination;
  const ownContact = !customer?.phone;
  const current = { ...draft, orderType };
  const pay = usePayment(draft);
  const { payment, setOffered } = pay;
  const isOffline = payment?.method === 'offline_payment';
  const step = useOfflineStep(isOffline);
  const body =
    store && !addresses.loading
      ? {
          ...orderBody(current, store.id, address, ownContact ? contact : null, payment?.method, session, t),
          ...directFields(direct, lines, digits),
          partial_payment: pay.hasWalletPart ? 1 : 0,
        }
      : null;

  const { quote, stale, before, error, refresh } = useQuote(body, lines);
  const prescription = usePrescription(isOn(quote?.prescription_required));
  const place = usePlaceOrder(refresh, clear);
  useEffect(() => setOffered(quote), [setOffered, quote]);
  if (!store || addresses.loading || place.isSuccess) return <CheckoutSkeleton />;

  // The contact card shows this problem itself, and the order button opens its dialog.
  const contactOpen = ownContact && !contact;
  const problems = (quote?.problems ?? []).filter(
    ({ code }) => !(contactOpen && code === 'contact_required') && code !== 'prescription_required',
  );

  function submit(): void {
    if (!body || !quote || stale) return;
    if (contactOpen) return setContactDialogOpen(true);
    if (problems.length > 0) return problemsBox.current?.focus();
    if (prescription.isMissing()) return;
    if (payment?.method === 'cash_on_delivery' && isTooLittle(draft.change, quote.due_amount)) {
      return document.getElementById(CHANGE_FIELD)?.focus();
    }
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (!isOffline) return send(null);
    if (step.open) return offlineForm.current?.requestSubmit();
    step.begin();
  }

  function send(offlineDetails: OfflinePaymentDetails | null): void {
    if (!body || !quote || stale || place.isPending) return;
    const gateway = payment?.gateway ?? null;
    destination.saveOrderAddress(body);
    const account = password ? { create_new_user: 1 as const, password } : {};
    const agreed = { ...body, ...agreedAmounts(quote), ...account };
    place.mutate({ body: agreed, gateway, offlineDetails, files: prescription.files });
  }

  const button = {
    quote,
    stale,
    busy: place.isPending,
    hasNextStep: isOffline && !step.open,
    onPlace: submit,
  };
  return (
    <>
      <CheckoutColumns>
        {step.open && <OfflineSection ref={offlineForm} text={t('checkout.offlineText')} onSubmit={send} />}
        <CheckoutMain hidden={step.open}>
          <OrderTypeChoice types={types} value={orderType} onChange={(next) => change({ orderType: next })} />
          {ownContact && (
            <ContactSection
              contact={contact}
              onChange={setContact}
              open={contactDialogOpen}
              onOpen={setContactDialogOpen}
              password={password}
              onPassword={setPassword}
            />
          )}
          {orderType === 'delivery' ? (
            <DeliverTo
              draft={current}
              change={change}
              address={address}
              addresses={addresses}
              here={destination.here}
              customer={customer}
              guest={destination.guest}
              onGuest={destination.setGuestAddress}
            />
          ) : (
            <PickUpAt store={store} />
          )}
          <ScheduleSection
            store={store}
            orderType={orderType}
            slot={draft.slot}
            onSlot={(slot) => change({ slot })}
          />
          {prescription.needed && <PrescriptionSection {...prescription.section} />}
          {orderType === 'delivery' && <InstructionSection draft={draft} change={change} />}
          {orderType === 'delivery' && isOn(config.dm_tips_status) && (
            <TipSection tip={draft.tip} onChange={(tip) => change({ tip })} />
          )}
          <PaymentFields
            draft={draft}
            change={change}
            pay={pay}
            cash={{
              title: t('checkout.cash'),
              hint: t(orderType === 'delivery' ? 'checkout.cashHint' : 'checkout.cashHintStore'),
            }}
            due={quote?.due_amount ?? null}
          />
          <ExtraSection draft={draft} change={change} store={store} />
        </CheckoutMain>
        <Summary
          {...button}
          lines={lines}
          editable={direct === null}
          delivery={orderType === 'delivery'}
          coupon={{ code: draft.coupon, onCode: (coupon) => change({ coupon }), storeId: store.id }}
          before={before}
          rejectedTotal={place.rejectedTotal}
          quoteError={error}
          placeError={place.error}
          onRetry={() => void refresh()}
          problems={problems}
          problemsRef={problemsBox}
          fixes={{
            orderType,
            types,
            onOrderType: (next) => change({ orderType: next }),
            onContact: () => setContactDialogOpen(true),
            onCoupon: () => change({ coupon: null }),
            ahead: config.schedule_order && store.schedule_order,
          }}
        />
      </CheckoutColumns>
      <PlaceOrderBar {...button} />
    </>
  );
}
