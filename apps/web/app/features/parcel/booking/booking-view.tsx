import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import type { ParcelCategory } from '@errand/contract/parcel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  agreedAmounts,
  CHANGE_FIELD,
  CheckoutColumns,
  CheckoutMain,
  isTooLittle,
  NewAccount,
  OfflineSection,
  PASSWORD_FIELD,
  PaymentFields,
  PlaceOrderBar,
  passwordError,
  TipSection,
  useOfflineStep,
  usePlaceOrder,
} from '#features/checkout/index.ts';
import type { OfflinePaymentDetails } from '#features/payments/index.ts';
import { changeParcelDraft, clearParcelDraft } from '../draft.ts';
import { FieldProblem } from '../field-problem.tsx';
import { CategorySection } from './contents/category-section.tsx';
import { ContentsSection } from './contents/contents-section.tsx';
import { MeasureSection, measureName } from './contents/measure-section.tsx';
import { CourierNote, type ReadyNote } from './courier-note.tsx';
import { EndsSection } from './ends/ends-section.tsx';
import { focusSpot } from './focus-spot.ts';
import { BookingPanel } from './panel/booking-panel.tsx';
import { PayerSection } from './pay/payer-section.tsx';
import { PickupTime } from './pickup-time.tsx';
import { firstSpot, isPriced, spotOf } from './problem-fields.ts';
import { useBooking } from './use-booking.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { BookingHead } from './view/booking-head.tsx';

type Props = { customer: CustomerInfo | null; categories: ParcelCategory[]; readyNotes: ReadyNote[] };

/** The booking of a parcel on one page. Every change is stored, so that the booking survives a reload. */
export function BookingView({ customer, categories, readyNotes }: Props) {
  const t = useText();
  const config = useConfig();
  const booking = useBooking(customer, categories, readyNotes);
  const { draft, sender, category, pay, method, body, quote, stale, before, refresh } = booking;
  const offlineForm = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [attempted, setAttempted] = useState(false);
  const isOffline = method === 'offline_payment';
  const step = useOfflineStep(isOffline);
  const place = usePlaceOrder(refresh, clearParcelDraft);
  const wasTried = attempted || place.error !== null;
  const problems = useProblemTexts(quote, {
    attempted: wasTried,
    needsEmail: password !== null && !sender?.email,
  });
  const { textAt } = problems;
  const change = changeParcelDraft;

  const leadToRejected = useEffectEvent((failure: unknown) => {
    const spot = failure instanceof ApiError ? spotOf(failure.code) : null;
    if (spot) focusSpot(spot);
  });
  useEffect(() => {
    if (place.error) leadToRejected(place.error);
  }, [place.error]);

  function submit(): void {
    if (!body || !quote || stale) return;
    setAttempted(true);
    const spot = firstSpot(problems.all);
    if (spot) return focusSpot(spot);
    if (problems.all.size > 0) return;
    if (method === 'cash_on_delivery' && isTooLittle(draft.change, quote.due_amount))
      return document.getElementById(CHANGE_FIELD)?.focus();
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (!isOffline) return send(null);
    if (step.open) return offlineForm.current?.requestSubmit();
    step.begin();
  }

  function send(offlineDetails: OfflinePaymentDetails | null): void {
    if (!body || !quote || stale || place.isPending) return;
    const gateway = draft.payer === 'sender' ? (pay.payment?.gateway ?? null) : null;
    const account = password ? { create_new_user: 1 as const, password } : {};
    place.mutate({
      body: { ...body, ...agreedAmounts(quote), ...account },
      gateway,
      offlineDetails,
      files: [],
    });
  }

  const button = {
    quote,
    stale,
    busy: place.isPending || place.isSuccess,
    hasNextStep: isOffline && !step.open,
    label: t('parcel-booking.book'),
    incomplete: quote === null || !isPriced(quote),
    onPlace: submit,
  };
  return (
    <>
      {step.open && <BookingHead />}
      <CheckoutColumns>
        {step.open && (
          <OfflineSection ref={offlineForm} text={t('parcel-booking.offlineText')} onSubmit={send} />
        )}
        <CheckoutMain hidden={step.open}>
          {!step.open && <BookingHead />}
          <CategorySection
            categories={categories}
            chosen={category}
            onChoose={(categoryId) => change({ categoryId })}
            problem={textAt('category')}
          />
          <EndsSection
            sender={sender}
            receiver={draft.receiver}
            hideSender={draft.hideSender}
            change={change}
            customer={customer}
            problems={{ sender: textAt('sender'), receiver: textAt('receiver') }}
          />
          {category && category.measure !== 'none' && (
            <MeasureSection
              category={category}
              draft={draft}
              change={change}
              problem={textAt(category.measure)}
            />
          )}
          <ContentsSection
            draft={draft}
            change={change}
            problems={{ contents: textAt('contents'), value: textAt('value') }}
          />
          <PickupTime
            place={sender}
            slot={draft.slot}
            onSlot={(slot) => change({ slot })}
            problem={textAt('time')}
          />
          <CourierNote ready={readyNotes} draft={draft} change={change} problem={textAt('note')} />
          <PayerSection
            payer={draft.payer}
            onChange={(payer) => change({ payer })}
            problem={textAt('payer') ?? (draft.payer === 'receiver' ? textAt('payment') : undefined)}
          />
          {draft.payer === 'sender' && (
            <>
              <PaymentFields
                draft={draft}
                change={change}
                pay={pay}
                cash={{ title: t('parcel-booking.cash'), hint: t('checkout.cashHint') }}
                due={quote?.due_amount ?? null}
              />
              <div className="booking-view-payment">
                <FieldProblem text={textAt('payment')} />
              </div>
            </>
          )}
          {isOn(config.dm_tips_status) && <TipSection tip={draft.tip} onChange={(tip) => change({ tip })} />}
          {!customer && (
            <div className="booking-view-account">
              <NewAccount password={password} onChange={setPassword} />
            </div>
          )}
        </CheckoutMain>
        <BookingPanel
          {...button}
          from={sender}
          to={draft.receiver}
          picture={category?.image_full_url ?? null}
          measure={category && measureName(category, draft, t)}
          coupon={{ code: draft.coupon, onCode: (coupon) => change({ coupon }), storeId: null }}
          couponProblem={textAt('coupon')}
          orderProblem={problems.all.get(null)}
          before={before}
          rejectedTotal={place.rejectedTotal}
          quoteError={booking.error}
          offline={booking.offline}
          placeError={place.error}
          onRetry={() => void refresh()}
        />
      </CheckoutColumns>
      <PlaceOrderBar {...button} />
    </>
  );
}
