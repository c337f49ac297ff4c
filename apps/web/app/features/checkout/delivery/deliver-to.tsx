import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { Note } from '@errand/ui/note.tsx';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import {
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
import { AddressCards } from './address-cards.tsx';
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
