import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlots } from '@errand/contract/checkout';
import type { CustomerInfo } from '@errand/contract/customer';
import { getParcelTimeSlots, type ParcelCategory } from '@errand/contract/parcel';
import type { Point } from '@errand/domain/location';
import { cx } from '@errand/ui/cx.ts';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  CheckoutColumns,
  CheckoutMain,
  choicesOf,
  focusSpot,
  isTimeMissing,
  NewAccount,
  OfflineSection,
  PaymentFields,
  PlaceOrderBar,
  paymentPromise,
  ScheduleChoice,
  Section,
  seenQuote,
  TipSection,
  takesTips,
  useOrderRules,
  usePlacement,
  useWantedText,
  type Wanted,
} from '#features/checkout/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { changeParcelDraft, clearParcelDraft } from '../draft.ts';
import { BookingHead } from './booking-head.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { CategorySection } from './contents/category-section.tsx';
import { ContentsSection } from './contents/contents-section.tsx';
import { MeasureSection, measureName } from './contents/measure-section.tsx';
import { CourierNote, type ReadyNote } from './courier-note.tsx';
import { EndsSection } from './ends/ends-section.tsx';
import { firstSpot, idOf, idOfField, isPriced } from './problem-fields.ts';
import { useBooking } from './use-booking.ts';
import { useProblemTexts } from './use-problem-texts.ts';

type Props = { customer: CustomerInfo | null; categories: ParcelCategory[]; readyNotes: ReadyNote[] };

/** The booking of a parcel on one page. Every change is stored, so that the booking survives a reload. */
export function BookingView({ customer, categories, readyNotes }: Props) {
  const t = useText();
  const config = useConfig();
  const booking = useBooking(customer, categories, readyNotes);
  const { draft, sender, category, pay, method, body, live } = booking;
  const { quote } = live;
  const { times, loading: timesLoading } = useParcelTimes(sender);
  const wantedText = useWantedText();
  const contents = JSON.stringify([category?.id, draft.weight, draft.size, draft.value]);
  const placement = usePlacement({
    rules: useOrderRules('parcel', () => {
      clearParcelDraft();
      if (draft.payer === 'sender') pay.remember();
    }),
    customer,
    body,
    live,
    scope: 'parcel',
    quoted:
      quote && body && !live.stale && isPriced(quote) ? seenQuote(quote, choicesOf(body, contents)) : null,
    labels: { ...LABELS, additional: quote?.additional_charge_name },
    isTimeMissing: isTimeMissing(draft, times),
    method,
    gateway: draft.payer === 'sender' ? pay.payment?.gateway : null,
    change: draft.change,
    leadToProblem,
    idOfField,
  });
  const { offline, password } = placement;
  const problems = useProblemTexts(quote, {
    attempted: placement.attempted,
    hasPayment: method !== undefined,
    needsEmail: password !== null && !sender?.email,
    value: draft.value,
    body: live.stale ? body : null,
  });
  const { textAt } = problems;
  const change = changeParcelDraft;

  function leadToProblem(): boolean {
    const spot = firstSpot(problems.all);
    if (spot) focusSpot(idOf(spot));
    return problems.all.size > 0;
  }

  const button = {
    ...placement.button,
    quote,
    label: t('parcel-booking.book'),
    incomplete: quote ? !isPriced(quote) : !sender || !draft.receiver || !category,
  };
  return (
    <>
      {offline && <BookingHead />}
      <CheckoutColumns>
        {offline && (
          <OfflineSection
            {...offline}
            text={t('parcel-booking.offlineText')}
            amount={quote?.due_amount ?? null}
          />
        )}
        <CheckoutMain hidden={offline !== null}>
          {!offline && <BookingHead />}
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
            times={times}
            loading={timesLoading}
            wanted={draft}
            onWanted={change}
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
                attempted={placement.attempted}
              />
              <div className="booking-view-payment">
                <FieldProblem text={textAt('payment')} />
              </div>
            </>
          )}
          <TipSection
            isTaken={takesTips(config, quote)}
            tip={draft.tip}
            onChange={(tip) => change({ tip })}
          />
          {!customer && (
            <div className="booking-view-account">
              <NewAccount password={password} onChange={placement.setPassword} />
            </div>
          )}
        </CheckoutMain>
        <BookingPanel
          {...button}
          notes={placement.notes}
          promises={[
            {
              name: t('checkout.when'),
              text: wantedText(draft, times, t('parcel-booking.soon')),
            },
            ...paymentPromise(draft.payer === 'sender' ? pay.payment : null, t('parcel-booking.cash'), t),
          ]}
          from={sender}
          to={draft.receiver}
          picture={category?.image_full_url ?? null}
          measure={category && measureName(category, draft, t)}
          coupon={{ code: draft.coupon, onCode: (coupon) => change({ coupon }), storeId: null }}
          couponProblem={textAt('coupon')}
          orderProblem={problems.all.get(null)}
        />
      </CheckoutColumns>
      <PlaceOrderBar {...button} notes={placement.notes} />
    </>
  );
}

const LABELS = {
  unsure: 'checkout.unsure',
  totalChanged: 'checkout.totalChanged',
  offline: 'parcel-booking.offline',
} as const;

const PAYERS = ['sender', 'receiver'] as const;

/** Who pays; a receiver pays in cash at the door. */
function PayerSection(props: {
  payer: (typeof PAYERS)[number];
  onChange: (payer: (typeof PAYERS)[number]) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { payer, onChange, problem } = props;
  return (
    <Section
      title={t('parcel-booking.payer')}
      aside={
        <div
          className="segment payer-section"
          role="group"
          aria-label={t('parcel-booking.payer')}
          id={idOf('payer')}
          tabIndex={-1}
        >
          {PAYERS.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(one === payer && 'on')}
              aria-pressed={one === payer}
              onClick={() => onChange(one)}
            >
              {t(`parcel-booking.${one}`)}
            </button>
          ))}
        </div>
      }
    >
      {payer === 'receiver' && <Note text={t('parcel-booking.receiverPays')} />}
      <FieldProblem text={problem} />
    </Section>
  );
}

/** Slots pass while the page is open. */
const REFRESH_MS = 60_000;

/** The slots of a pickup at a place; none without one. */
function useParcelTimes(place: Point | null) {
  const latitude = place?.latitude ?? 0;
  const longitude = place?.longitude ?? 0;
  const { data: times, isLoading } = useQuery({
    queryKey: queryKeys.parcel.timeSlots([latitude, longitude]),
    queryFn: () => api.call(getParcelTimeSlots, { query: { latitude, longitude } }),
    enabled: place !== null,
    staleTime: 15_000,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  return { times, loading: isLoading };
}

/** The pickup time: now, or a slot that the operator offers at the sender's place. */
function PickupTime(props: {
  times: TimeSlots | undefined;
  loading: boolean;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { problem, ...choice } = props;
  return (
    <ScheduleChoice {...choice} soon={t('parcel-booking.soon')} closedDay={t('parcel-booking.closedDay')}>
      <FieldProblem text={problem} />
    </ScheduleChoice>
  );
}
