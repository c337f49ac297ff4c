import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import type { StoreDetail } from '@errand/contract/stores';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { fieldRejection } from '#platform/api/field-rejection.ts';
import { isRejection } from '#platform/api/idempotent-send.ts';
import { useSession } from '#platform/session/index.ts';
import { Section } from '../components/section.tsx';
import { ContactSection } from '../delivery/contact-section.tsx';
import { DeliverTo } from '../delivery/deliver-to.tsx';
import { useGuestContact } from '../delivery/guest-contact.ts';
import { InstructionSection } from '../delivery/instruction-section.tsx';
import { PASSWORD_FIELD, passwordError } from '../delivery/new-account.tsx';
import { OrderTypeChoice } from '../delivery/order-type-choice.tsx';
import { PickUpAt } from '../delivery/pick-up-at.tsx';
import { useDestination } from '../delivery/use-destination.ts';
import { PrescriptionSection } from '../extras/prescription-section.tsx';
import { usePrescription } from '../extras/use-prescription.ts';
import { orderBody } from '../place/order-body.ts';
import { focusSpot } from '../place/use-placement.ts';
import { isTimeMissing } from '../time/schedule-choice.tsx';
import { ScheduleSection, useStoreTimes } from '../time/schedule-section.tsx';
import { useDraft } from '../use-draft.ts';
import { CheckoutSkeleton } from '../view/checkout-skeleton.tsx';
import { offeredOrderTypes } from '../view/offered-order-types.ts';
import { usePrescriptionOrder } from './use-prescription-order.ts';
import '../view/checkout-view.css';

/** What is kept of the form in the tab, until the prescription is sent. */
export function draftOf(store: StoreDetail, customerId: number | null) {
  return { page: 'prescription', moduleId: store.module_id, items: [store.id], customerId };
}

type Props = { store: StoreDetail; customer: CustomerInfo | null };

/** Pictures of the prescription first, then to whom and where. The price comes later, from the pharmacy. */
export function PrescriptionForm({ store, customer }: Props) {
  const t = useText();
  const config = useConfig();
  const session = useSession();
  const { draft, change, clear } = useDraft(draftOf(store, customer?.id ?? null));
  const [contact, setContact] = useGuestContact();
  const [isContactOpen, setContactOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const types = offeredOrderTypes(store, config);
  const orderType = types.includes(draft.orderType) ? draft.orderType : (types[0] ?? draft.orderType);
  const current = { ...draft, orderType };
  const destination = useDestination({
    store,
    draft,
    change,
    customer,
    contact,
    onContact: setContact,
  });
  const { addresses, address, here, guest } = destination;
  const { times } = useStoreTimes(store.id);
  const prescription = usePrescription(true);
  const place = usePrescriptionOrder(store.id, clear);
  const ownContact = !customer?.phone;
  if (addresses.loading || place.isSuccess) return <CheckoutSkeleton />;

  function send(): void {
    setProblem(null);
    if (place.isPending || prescription.isMissing()) return;
    if (ownContact && !contact) return setContactOpen(true);
    if (!customer && passwordError(password)) return document.getElementById(PASSWORD_FIELD)?.focus();
    if (isTimeMissing(draft, times)) return focusSpot('when', 'start');
    if ('onLine' in navigator && !navigator.onLine) return setProblem(t('checkout.placeOffline'));
    const pay = { method: 'cash_on_delivery' as const, hasWalletPart: false };
    const body = orderBody(current, store.id, address, ownContact ? contact : null, pay, session, t);
    destination.saveOrderAddress(body);
    const account = password ? { create_new_user: 1 as const, password } : {};
    place.mutate({
      body: { ...body, ...account },
      gateway: null,
      offlineDetails: null,
      files: prescription.files,
    });
  }

  const rejection = fieldRejection(place.error, 'order_attachment');
  const reason = problem ?? reasonOf(rejection === null ? place.error : null, t('checkout.unsure'));
  return (
    <div className="checkout-view-main">
      <PrescriptionSection
        {...prescription.section}
        lead={t('checkout.rx.filesLead', { store: store.name })}
        rejection={rejection}
      />
      <Section title={t('checkout.rx.note')}>
        <TextArea
          label={t('checkout.note')}
          optional
          maxLength={1000}
          placeholder={t('checkout.rx.noteHint')}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Section>
      <div className="prescription-type">
        <OrderTypeChoice types={types} value={orderType} onChange={(next) => change({ orderType: next })} />
      </div>
      {ownContact && (
        <ContactSection
          contact={contact}
          onChange={setContact}
          open={isContactOpen}
          onOpen={setContactOpen}
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
          here={here}
          customer={customer}
          guest={guest}
          onGuest={destination.setGuestAddress}
        />
      ) : (
        <PickUpAt store={store} />
      )}
      <ScheduleSection store={store} orderType={orderType} queued={null} wanted={draft} onWanted={change} />
      {orderType === 'delivery' && <InstructionSection draft={draft} change={change} isCash={false} />}
      <div className="prescription-send">
        {reason !== null && <Note live="alert" tone="warn" icon={CircleAlert} text={reason} />}
        <p className="text-caption">{t('checkout.rx.payLater')}</p>
        <Button
          size="lg"
          full
          loading={place.isPending}
          loadingText={t('checkout.rx.sending')}
          onClick={send}
        >
          {t('checkout.rx.send')}
        </Button>
      </div>
    </div>
  );
}

/** Why it was not sent; without a response it is unknown whether it arrived. Null for nothing. */
function reasonOf(error: Error | null, unsure: string): string | null {
  if (!error) return null;
  return isRejection(error) ? error.message : unsure;
}
