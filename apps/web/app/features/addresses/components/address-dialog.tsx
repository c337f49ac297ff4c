import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import { Dialog } from '@errand/ui/dialog.tsx';
import type { GuestAddress } from '../guest-address.ts';
import { AddressForm } from './address-form.tsx';
import './address-dialog.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Null for a guest; the address then stays in the browser. */
  customer: CustomerInfo | null;
  /** The address to edit; null to add one. */
  address: Address | GuestAddress | null;
  /** Called after a saved address was added or changed. */
  onSaved?: (id: number) => void;
  /** Called with a guest's address. */
  onGuest?: (address: GuestAddress) => void;
};

/** A dialog that adds or edits an address: its point on the map and its details. Closes when done. */
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
