import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { Navigation } from 'lucide-react';
import { AddressCard, type GuestAddress } from '#features/addresses/index.ts';
import { useSession } from '#platform/session/index.ts';
import './address-cards.css';

/** The selectable addresses: the current location, a guest's address, or the saved addresses. */
export function AddressCards(props: {
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
