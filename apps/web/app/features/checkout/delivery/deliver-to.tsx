import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow, RadioCard } from '@errand/ui/forms/choice.tsx';
import { Note } from '@errand/ui/note.tsx';
import { MapPin, Navigation, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  AddressCard,
  AddressDetailFields,
  AddressDialog,
  type GuestAddress,
  isEditable,
  SavedDialog,
  type useAddresses,
} from '#features/addresses/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { Section } from '../components/section.tsx';
import type { Change, Draft } from '../draft.ts';
import './deliver-to.css';
import '../summary/summary.css';

type Props = {
  draft: Draft;
  change: Change;
  /** The selected saved address or guest address; null for the current location. */
  address: Address | GuestAddress | null;
  addresses: ReturnType<typeof useAddresses>;
  /** The saved address at the current location, which then is not offered separately. */
  here: Address | null;
  customer: CustomerInfo | null;
  guest: GuestAddress | null;
  onGuest: (address: GuestAddress) => void;
};

/** The delivery address: the current location, a saved address in the store's zone, or a guest's address. */
export function DeliverTo(props: Props) {
  const t = useText();
  const { draft, change, address, addresses, here, customer, guest, onGuest } = props;
  const { point } = useSession();
  const place = useOverlay('place');
  const [open, setOpen] = useState<'add' | 'edit' | 'saved' | null>(null);
  const close = () => setOpen(null);
  const choose = (id: number | null) => change({ addressId: id, road: null, house: null, floor: null });
  const savedId = address && 'id' in address ? address.id : null;
  const hasNoAddress = !point && !guest && addresses.usable.length === 0;

  return (
    <Section title={t('checkout.deliverTo')} aside={<Actions customer={customer} onOpen={setOpen} />}>
      {hasNoAddress ? (
        <Note tone="warn" icon={MapPin} text={t('checkout.noPlace')} className="checkout-summary-place">
          <Button size="sm" variant="ink" onClick={() => place.show()}>
            {t('checkout.chooseLocation')}
          </Button>
        </Note>
      ) : (
        <AddressCards
          saved={customer ? addresses.usable : []}
          guest={customer ? null : guest}
          value={savedId}
          atGuest={address !== null && savedId === null}
          showPlace={point !== null && !here}
          onChoose={choose}
        />
      )}
      {customer && addresses.usable.length === 0 && <p className="text-caption">{t('addresses.noSaved')}</p>}
      {addresses.hidden > 0 && (
        <p className="text-caption">{t('addresses.hidden', { count: addresses.hidden })}</p>
      )}
      {isEditable(address) && (
        <button
          type="button"
          className="text-link underlined deliver-to-edit"
          onClick={() => setOpen('edit')}
        >
          {t('addresses.editThis')}
        </button>
      )}
      <DeliveryAddressDetails draft={draft} change={change} address={address} savable={customer !== null} />
      <AddressDialog
        open={open === 'add' || open === 'edit'}
        onClose={close}
        customer={customer}
        address={open === 'edit' ? address : null}
        onSaved={choose}
        onGuest={(given) => {
          onGuest(given);
          choose(null);
        }}
      />
      <SavedDialog
        open={open === 'saved'}
        onClose={close}
        addresses={addresses.usable}
        value={savedId}
        onSelect={choose}
      />
    </Section>
  );
}

/** Customers have saved addresses; guests enter one for this order, or choose another location. */
function Actions(props: { customer: CustomerInfo | null; onOpen: (dialog: 'add' | 'saved') => void }) {
  const t = useText();
  const place = useOverlay('place');
  const { customer, onOpen } = props;
  return (
    <span className="layout-row deliver-to-actions">
      <button
        type="button"
        className="text-link deliver-to-action"
        onClick={() => (customer ? onOpen('saved') : place.show())}
      >
        {t(customer ? 'addresses.viewSaved' : 'checkout.changePlace')}
      </button>
      <button type="button" className="text-link text-accent deliver-to-action" onClick={() => onOpen('add')}>
        <Plus className="icon icon-bold" size={18} />
        {t('addresses.add')}
      </button>
    </span>
  );
}

/** House, floor and road of this order, all optional. Customers may save them with the address. */
export function DeliveryAddressDetails(props: {
  draft: Draft;
  change: Change;
  address: { road: string | null; house: string | null; floor: string | null } | null;
  savable: boolean;
}) {
  const t = useText();
  const { draft, change, address, savable } = props;
  return (
    <>
      <AddressDetailFields
        field={(part) => ({
          value: draft[part] ?? address?.[part] ?? '',
          onChange: (event) => change({ [part]: event.target.value }),
        })}
      />
      {savable && (
        <CheckRow checked={draft.saveAddress} onChange={(saveAddress) => change({ saveAddress })}>
          {t('addresses.saveThis')}
        </CheckRow>
      )}
    </>
  );
}

/** The selectable addresses: the current location, a guest's address, or the saved addresses. */
function AddressCards(props: {
  saved: Address[];
  guest: GuestAddress | null;
  /** The id of the selected saved address, else null. */
  value: number | null;
  /** The guest's own address is selected. */
  atGuest: boolean;
  showPlace: boolean;
  onChoose: (id: number | null) => void;
}) {
  const t = useText();
  const { saved, guest, value, atGuest, showPlace, onChoose } = props;
  const { location } = useSession();
  return (
    <fieldset className="address-cards two">
      <legend className="sr-only">{t('checkout.deliverTo')}</legend>
      {guest && (
        <AddressCard
          name="address"
          value="guest"
          address={guest}
          checked={atGuest}
          onChoose={() => onChoose(null)}
        />
      )}
      {showPlace && !guest && (
        <RadioCard
          name="address"
          value="current"
          checked={value === null && !atGuest}
          onChange={() => onChoose(null)}
          icon={<Navigation className="icon" size={22} />}
          title={t('addresses.selected')}
          caption={<bdi>{location}</bdi>}
        />
      )}
      {saved.map((address) => (
        <AddressCard
          key={address.id}
          name="address"
          value={String(address.id)}
          address={address}
          checked={address.id === value}
          onChoose={() => onChoose(address.id)}
        />
      ))}
    </fieldset>
  );
}
