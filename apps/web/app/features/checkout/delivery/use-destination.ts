import type { CustomerInfo } from '@errand/contract/customer';
import { toastError } from '@errand/ui/toast.tsx';
import {
  type GuestAddress,
  useAddresses,
  useGuestAddress,
  useSaveAddress,
} from '#features/addresses/index.ts';
import { useSession } from '#platform/session/index.ts';
import type { Change, Draft } from '../draft.ts';
import type { OrderBody } from '../order-request.ts';
import { addressToSave } from './address-to-save.ts';
import { type Contact, NO_CONTACT } from './guest-contact.ts';
import { chosenAddress, savedAddressesNear } from './saved-addresses-near.ts';

/**
 * The destination of the order: a customer's address in the store's zone, a guest's address, or the current location.
 */
export function useDestination(props: {
  zoneId: number | undefined;
  draft: Draft;
  change: Change;
  customer: CustomerInfo | null;
  contact: Contact | null;
  onContact: (contact: Contact) => void;
}) {
  const { zoneId, draft, change, customer, contact, onContact } = props;
  const { point } = useSession();
  const addresses = useAddresses(zoneId);
  const [guest, setGuest] = useGuestAddress();
  const save = useSaveAddress((id) => change({ saveAddress: false, addressId: id }));
  const here = savedAddressesNear(addresses.usable, point);
  const saved = chosenAddress(draft.addressId, addresses.usable, here, point);

  /** A guest's address includes a name; it becomes the contact unless one was given before. */
  function setGuestAddress(given: GuestAddress): void {
    setGuest(given);
    if (contact) return;
    onContact({
      ...NO_CONTACT,
      name: given.contact_person_name,
      phone: given.contact_person_number,
      email: given.contact_person_email ?? '',
    });
  }

  /** Saves the address in the background; the order does not wait for it. */
  function saveOrderAddress(order: OrderBody): void {
    if (!draft.saveAddress || !customer || order.order_type !== 'delivery') return;
    const toSave = addressToSave(order, saved, customer);
    if (toSave) save.mutate(toSave, { onError: (error) => toastError(error.message) });
  }

  return {
    addresses,
    here,
    guest,
    address: customer ? saved : guest,
    setGuestAddress,
    saveOrderAddress,
  };
}
