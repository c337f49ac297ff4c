import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { useRef, useState } from 'react';
import {
  CheckoutColumns,
  CheckoutMain,
  ContactSection,
  FilesSection,
  focusSpot,
  OfflineSection,
  PaymentFields,
  PlaceOrderBar,
  paymentPromise,
  Section,
  usePlacement,
} from '#features/checkout/index.ts';
import type { CartTrip, RentalCartState } from '../cart/use-rental-cart.ts';
import { BookingPanel } from './booking-panel.tsx';
import { DriverSection } from './driver-section.tsx';
import { firstSpot, idOf, idOfField, type Spot, spotOf } from './problem-spots.ts';
import { TripSection } from './trip-section.tsx';
import { useProblemTexts } from './use-problem-texts.ts';
import { useTripBooking } from './use-trip-booking.ts';
import { useTripRules } from './use-trip-rules.ts';
import { VehiclesSection } from './vehicles-section.tsx';

const LABELS = {
  unsure: 'rental-booking.unsure',
  totalChanged: 'rental-booking.totalChanged',
  offline: 'rental-booking.offline',
} as const;

type Props = { trip: CartTrip; lines: RentalCartState['lines']; customer: CustomerInfo | null };

/** The booking of the cart's vehicles on one page. The input is stored, so that it survives a reload. */
export function BookingView({ trip, lines, customer }: Props) {
  const t = useText();
  const booking = useTripBooking({ lines, trip }, customer);
  const { draft, change, contact, hasOwnContact, pay, method, live } = booking;
  const { quote } = live;
  const filesButton = useRef<HTMLButtonElement>(null);
  const [contactOpen, setContactOpen] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [isReading, setReading] = useState(false);
  const needsFiles = isOn(quote?.terms.documents_required);
  const placement = usePlacement({
    rules: useTripRules(() => {
      booking.clear();
      pay.remember();
    }),
    customer,
    body: booking.body,
    live,
    scope: 'trip',
    quoted: booking.quoted,
    labels: { ...LABELS, additional: quote?.additional_charge_name },
    method,
    gateway: pay.payment?.gateway,
    files: needsFiles ? files : [],
    leadToProblem,
    idOfField,
  });
  const { attempted, offline } = placement;
  const { all } = booking;
  const problems = useProblemTexts(all, attempted);
  const problemsAt = (spot: Spot) => all.filter((one) => spotOf(one) === spot);

  function leadToProblem(): boolean {
    const spot = firstSpot(all);
    const needsContact = hasOwnContact && !contact && (spot === null || spot === 'contact');
    if (needsContact) setContactOpen(true);
    else if (spot) focusSpot(idOf(spot));
    else if (all.length === 0 && needsFiles && (files.length === 0 || isReading))
      filesButton.current?.focus();
    else return all.length > 0;
    return true;
  }

  const button = {
    ...placement.button,
    quote: booking.asOrder,
    label: t('rental-booking.book'),
    busyLabel: t('rental-booking.booking'),
  };
  const driverDefault = customer
    ? { name: `${customer.f_name} ${customer.l_name}`.trim(), phone: customer.phone ?? contact?.phone ?? '' }
    : contact;
  return (
    <>
      <CheckoutColumns>
        {offline && (
          <OfflineSection
            {...offline}
            text={t('rental-booking.offlinePayment')}
            amount={booking.asOrder?.due_amount ?? null}
          />
        )}
        <CheckoutMain hidden={offline !== null}>
          <TripSection trip={trip} lines={lines} problems={problemsAt('trip')} />
          <VehiclesSection trip={trip} lines={lines} quote={quote} problems={problemsAt('vehicles')} />
          {hasOwnContact && (
            <div id={idOf('contact')} tabIndex={-1}>
              <ContactSection
                contact={contact}
                onChange={booking.setContact}
                open={contactOpen}
                onOpen={setContactOpen}
                password={placement.password}
                onPassword={placement.setPassword}
                withAddress={false}
              />
              <FieldProblem text={problems.textsAt('contact')[0]} />
            </div>
          )}
          <DriverSection
            draft={draft}
            change={change}
            contact={driverDefault}
            needsLicense={isOn(quote?.terms.license_required)}
            problems={{
              phone: problems.textsAt('driver-phone')[0],
              license: problems.textsAt('license')[0],
            }}
          />
          {needsFiles && (
            <FilesSection
              id={idOf('documents')}
              title={t('rental-booking.documents')}
              lead={t('rental-booking.documentsText')}
              missingText={t('rental-booking.need.documents')}
              files={files}
              onChange={setFiles}
              onReading={setReading}
              rejection={placement.rejectionOf('order_attachment')}
              missing={attempted}
              ref={filesButton}
            />
          )}
          <PaymentFields
            draft={{}}
            change={change}
            pay={pay}
            cash={{ title: t('rental-booking.cash'), hint: t('rental-booking.cashHint') }}
            attempted={attempted}
          />
          <FieldProblem text={problems.textsAt('payment')[0]} />
          <Section title={t('rental-booking.note')}>
            <TextArea
              label={t('checkout.note')}
              optional
              dir={draft.note ? 'auto' : undefined}
              maxLength={1000}
              placeholder={t('rental-booking.noteHint')}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Section>
        </CheckoutMain>
        <BookingPanel
          {...button}
          notes={placement.notes}
          promises={paymentPromise(pay.payment, t('rental-booking.cash'), t)}
          provider={lines[0]?.provider.name ?? ''}
          tripQuote={quote}
          coupon={booking.coupon}
          couponProblem={problems.textsAt('coupon')[0]}
          bookingProblem={problems.ofBooking}
        />
      </CheckoutColumns>
      <PlaceOrderBar {...button} notes={placement.notes} />
    </>
  );
}
