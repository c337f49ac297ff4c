import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { CustomerInfo } from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import { useEffect, useRef, useState } from 'react';
import {
  clearDirectOrder,
  type DirectPage,
  useCartChanges,
  useCartStore,
  useOwnEdits,
} from '#features/cart/index.ts';
import { useSession } from '#platform/session/index.ts';
import { ContactSection } from '../delivery/contact-section.tsx';
import { DeliverTo } from '../delivery/deliver-to.tsx';
import { useGuestContact } from '../delivery/guest-contact.ts';
import { InstructionSection } from '../delivery/instruction-section.tsx';
import { OrderTypeChoice } from '../delivery/order-type-choice.tsx';
import { PickUpAt } from '../delivery/pick-up-at.tsx';
import { useDestination } from '../delivery/use-destination.ts';
import { ExtraSection } from '../extras/extra-section.tsx';
import { PRESCRIPTION, PrescriptionSection } from '../extras/prescription-section.tsx';
import { usePrescription } from '../extras/use-prescription.ts';
import { OfflineSection } from '../payment/offline-section.tsx';
import { PAYMENT_PROBLEMS } from '../payment/payment-choices.ts';
import { PaymentFields, paymentPromise } from '../payment/payment-fields.tsx';
import { TipSection, takesTips } from '../payment/tip-section.tsx';
import { isWalletAwaited, usePayment } from '../payment/use-payment.ts';
import { directFields, orderBody } from '../place/order-body.ts';
import { PlaceOrderBar } from '../place/place-order-bar.tsx';
import { useOrderRules } from '../place/use-order-rules.ts';
import { ORDER_LABELS, usePlacement } from '../place/use-placement.ts';
import { choicesOf, seenQuote } from '../seen/seen-quote.ts';
import { Summary } from '../summary/summary.tsx';
import { useQuote } from '../summary/use-quote.ts';
import { isTimeMissing } from '../time/schedule-choice.tsx';
import { ScheduleSection, useSoonText, useStoreTimes } from '../time/schedule-section.tsx';
import { useWantedText } from '../time/use-wanted-text.ts';
import { useDraft } from '../use-draft.ts';
import { CheckoutColumns, CheckoutMain } from './checkout-columns.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { offeredOrderTypes } from './offered-order-types.ts';

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
  const problemsBox = useRef<HTMLDivElement>(null);

  const { times } = useStoreTimes(store?.id);
  const wantedText = useWantedText();
  const soonText = useSoonText();
  const { setQuantity, remove } = useCartChanges();
  const moduleId = lines[0]?.moduleId ?? 0;
  const ownEdits = useOwnEdits(moduleId);
  const types = offeredOrderTypes(store, config);
  const orderType = types.includes(draft.orderType) ? draft.orderType : (types[0] ?? draft.orderType);
  const destination = useDestination({
    store: store ?? undefined,
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
  const body =
    store && !addresses.loading
      ? {
          ...orderBody(
            current,
            store.id,
            address,
            ownContact ? contact : null,
            { method: payment?.method, hasWalletPart: pay.hasWalletPart },
            session,
            t,
          ),
          ...directFields(direct, lines, digits),
        }
      : null;

  const live = useQuote(body, lines);
  const { quote, stale } = live;
  const cart = direct ? `${direct} ${lines[0]?.item.id}` : ownEdits;
  const scope = `${direct ?? 'cart'}-${moduleId}`;
  const prescription = usePrescription(isOn(quote?.prescription_required));
  const placement = usePlacement({
    rules: useOrderRules('order', () => {
      clear();
      clearDirectOrder();
      pay.remember();
    }),
    customer,
    body,
    live,
    scope,
    quoted: quote && body && !stale ? seenQuote(quote, choicesOf(body, cart)) : null,
    labels: { ...ORDER_LABELS, additional: quote?.additional_charge_name },
    isTimeMissing: isTimeMissing(draft, times),
    method: payment?.method,
    gateway: payment?.gateway,
    change: draft.change,
    files: prescription.files,
    leadToProblem,
    onSend: destination.saveOrderAddress,
    idOfField: (field) => (field === 'order_attachment' ? PRESCRIPTION : null),
  });
  const { offline } = placement;
  useEffect(() => setOffered(quote), [setOffered, quote]);
  if (!store || addresses.loading || placement.isPlaced) return <CheckoutSkeleton />;

  // The contact card shows this problem itself, and the order button opens its dialog.
  const contactOpen = ownContact && !contact;
  const hidden = new Set([
    'prescription_required',
    ...(contactOpen ? ['contact_required'] : []),
    // Without a choice, the quote is that of a payment in cash and of an order for now.
    ...(payment ? [] : PAYMENT_PROBLEMS),
    ...(draft.day === null ? [] : ['store_closed', 'kitchen_full', 'not_available']),
  ]);
  const problems = (quote?.problems ?? []).filter(({ code }) => !hidden.has(code));

  function changeLine(id: number, quantity: number): void {
    const line = lines.find((one) => one.id === String(id));
    if (!line) return;
    if (quantity > 0) setQuantity(line, quantity);
    else remove(line);
  }

  function leadToProblem(): boolean {
    if (contactOpen) setContactDialogOpen(true);
    else if (problems.length > 0) {
      problemsBox.current?.scrollIntoView({ block: 'nearest' });
      problemsBox.current?.focus({ preventScroll: true });
    } else return prescription.isMissing();
    return true;
  }

  const { notes } = placement;
  const button = { ...placement.button, quote };
  const queued = quote?.queue_arrival ?? null;
  const wanted = wantedText(draft, times, soonText(store, orderType, queued));
  return (
    <>
      <CheckoutColumns>
        {offline && (
          <OfflineSection {...offline} text={t('checkout.offlineText')} amount={quote?.due_amount ?? null} />
        )}
        <CheckoutMain hidden={offline !== null}>
          <OrderTypeChoice types={types} value={orderType} onChange={(next) => change({ orderType: next })} />
          {ownContact && (
            <ContactSection
              contact={contact}
              onChange={setContact}
              open={contactDialogOpen}
              onOpen={setContactDialogOpen}
              password={placement.password}
              onPassword={placement.setPassword}
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
            queued={queued}
            wanted={draft}
            onWanted={change}
          />
          {prescription.needed && (
            <PrescriptionSection
              {...prescription.section}
              lead={t('checkout.rx.filesLead', { store: store.name })}
              rejection={placement.rejectionOf('order_attachment')}
            />
          )}
          {orderType === 'delivery' && (
            <InstructionSection
              draft={draft}
              change={change}
              isCash={payment?.method === 'cash_on_delivery'}
            />
          )}
          {orderType === 'delivery' && (
            <TipSection
              isTaken={takesTips(config, quote)}
              tip={draft.tip}
              onChange={(tip) => change({ tip })}
            />
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
            awaited={isWalletAwaited(customer, live)}
            attempted={placement.attempted}
          />
          <ExtraSection draft={draft} change={change} store={store} />
        </CheckoutMain>
        <Summary
          {...button}
          notes={notes}
          promises={[
            { name: t('checkout.when'), text: wanted },
            ...paymentPromise(payment, t('checkout.cash'), t),
          ]}
          lines={lines}
          editable={direct === null}
          delivery={orderType === 'delivery'}
          coupon={{ code: draft.coupon, onCode: (coupon) => change({ coupon }), storeId: store.id }}
          problems={problems}
          problemsRef={problemsBox}
          fixes={{
            orderType,
            types,
            onOrderType: (next) => change({ orderType: next }),
            onContact: () => setContactDialogOpen(true),
            onCoupon: () => change({ coupon: null }),
            onTip: () => change({ tip: 0 }),
            onWallet: () => change({ useWallet: false }),
            ahead: config.schedule_order && store.schedule_order,
            wanted,
            onLine: direct ? null : changeLine,
          }}
        />
      </CheckoutColumns>
      <PlaceOrderBar {...button} notes={notes} />
    </>
  );
}
