import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import { Dialog } from '@errand/ui/dialog.tsx';
import type { GuestAddress } from '../guest-address.ts';
import { AddressForm } from './address-form.tsx';
import './address-dialog.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Null for a guest, whose address stays in the browser. */
  customer: CustomerInfo | null;
  /** The address to change; null for a new one. */
  address: Address | GuestAddress | null;
  /** A saved address was added or changed. */
  onSaved?: (id: number) => void;
  /** A guest gave an address. */
  onGuest?: (address: GuestAddress) => void;
};

/** An address that is added or changed: where it is on the map, and what stands on the door. Closes when it is done. */
export function AddressDialog(props: Props) {
  const t = useText();
  const { open, onClose, customer, address, onSaved, onGuest } = props;
  const title = t(address === null ? 'addresses.add' : 'addresses.edit');
  return (
    <Dialog open={open} onClose={onClose} title={title} className="address-dialog">
      <AddressForm
        customer={customer}
        known={address}
        onCancel={onClose}
        onSaved={(id) => {
          onSaved?.(id);
          onClose();
        }}
        onGuest={(given) => {
          onGuest?.(given);
          onClose();
        }}
      />
    </Dialog>
  );
}
