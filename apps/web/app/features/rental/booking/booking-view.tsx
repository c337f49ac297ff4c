import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  CheckoutColumns,
  CheckoutMain,
  ContactSection,
  FilesSection,
  OfflineSection,
  PASSWORD_FIELD,
  PaymentMethods,
  PlaceOrderBar,
  passwordError,
  Section,
  useOfflineStep,
} from '#features/checkout/index.ts';
import type { OfflinePaymentDetails } from '#features/payments/index.ts';
import type { CartTrip, RentalCartState } from '../cart/use-rental-cart.ts';
import { BookingPanel } from './booking-panel.tsx';
import { DriverSection } from './driver-section.tsx';
import { agreedTrip } from './order-quote.ts';
import { firstSpot, focusSpot, idOf, type Spot, spotOf, spotOfField } from './problem-spots.ts';
import { SpotProblem } from './spot-problem.tsx';
import { TripSection } from './trip-section.tsx';
import { useBookTrip } from './use-book-trip.ts';
import { useProblemTexts } from './use-problem-texts.ts';
import { useTripBooking } from './use-trip-booking.ts';
import { VehiclesSection } from './vehicles-section.tsx';

type Props = { trip: CartTrip; lines: RentalCartState['lines']; customer: CustomerInfo | null };

/** The booking of the cart's vehicles on one page. The input is stored, so that it survives a reload. */
export function BookingView({ trip, lines, customer }: Props) {
  const t = useText();
  const booking = useTripBooking({ lines, trip }, customer);
  const { draft, change, contact, hasOwnContact, pay, method, quote, stale, before, refresh } = booking;
  const offlineForm = useRef<HTMLFormElement>(null);
  const filesButton = useRef<HTMLButtonElement>(null);
  const [contactOpen, setContactOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [attempted, setAttempted] = useState(false);
  const isOffline = method === 'offline_payment';
  const step = useOfflineStep(isOffline);
  const place = useBookTrip(refresh, booking.clear);
  const needsFiles = isOn(quote?.terms.documents_required);
  const problems = useProblemTexts(quote, attempted || place.error !== null);
  const problemsAt = (spot: Spot) => (quote?.problems ?? []).filter((one) => spotOf(one) === spot);

  const leadToRejected = useEffectEvent((failure: unknown) => {
    const spot = failure instanceof ApiError ? spotOfField(failure.code) : null;
    if (spot) focusSpot(spot);
  });
  useEffect(() => {
    if (place.error) leadToRejected(place.error);
  }, [place.error]);

  function submit(): void {
    if (!quote || stale) return;
    setAttempted(true);
    const spot = firstSpot(quote.problems);
    if (hasOwnContact && !contact && (spot === null || spot === 'contact')) return setContactOpen(true);
    if (spot) return focusSpot(spot);
    if (quote.problems.length > 0) return;
    if (needsFiles && files.length === 0) return filesButton.current?.focus();
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (!isOffline) return send(null);
    if (step.open) return offlineForm.current?.requestSubmit();
    step.begin();
  }

  function send(offlineDetails: OfflinePaymentDetails | null): void {
    if (!quote || stale || place.isPending) return;
    const account = password ? { create_new_user: 1 as const, password } : {};
    place.mutate({
      body: { ...booking.body, ...agreedTrip(quote), ...account },
      gateway: pay.payment?.gateway ?? null,
      offlineDetails,
      files: needsFiles ? files : [],
    });
  }

  const button = {
    quote: booking.asOrder,
    stale,
    busy: place.isPending || place.isSuccess,
    hasNextStep: isOffline && !step.open,
    label: t('rental-booking.book'),
    busyLabel: t('rental-booking.booking'),
    onPlace: submit,
  };
  const driverDefault = customer
    ? { name: `${customer.f_name} ${customer.l_name}`.trim(), phone: customer.phone ?? contact?.phone ?? '' }
    : contact;
  return (
    <>
      <CheckoutColumns>
        {step.open && (
          <OfflineSection ref={offlineForm} onSubmit={send} text={t('rental-booking.offlinePayment')} />
        )}
        <CheckoutMain hidden={step.open}>
          <TripSection trip={trip} lines={lines} problems={problemsAt('trip')} />
          <VehiclesSection trip={trip} lines={lines} quote={quote} problems={problemsAt('vehicles')} />
          {hasOwnContact && (
            <div id={idOf('contact')} tabIndex={-1}>
              <ContactSection
                contact={contact}
                onChange={booking.setContact}
                open={contactOpen}
                onOpen={setContactOpen}
                password={password}
                onPassword={setPassword}
                withAddress={false}
              />
              <SpotProblem text={problems.textsAt('contact')[0]} />
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
              missing={attempted}
              ref={filesButton}
            />
          )}
          <PaymentMethods
            choices={pay.choices}
            value={pay.payment}
            onChange={(payment) => change({ payment })}
            cash={{ title: t('rental-booking.cash'), hint: t('rental-booking.cashHint') }}
            offered={pay.offered}
            part={
              pay.offersWalletPart
                ? { checked: pay.hasWalletPart, onChange: (useWallet) => change({ useWallet }) }
                : null
            }
          />
          <SpotProblem text={problems.textsAt('payment')[0]} />
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
          provider={lines[0]?.provider.name ?? ''}
          tripQuote={quote}
          coupon={booking.coupon}
          couponProblem={problems.textsAt('coupon')[0]}
          bookingProblem={problems.ofBooking}
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
