import type { CustomerInfo } from '@errand/contract/customer';
import { useText } from '#platform/i18n/index.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

/** A new saved address. */
export function AddressDialog(props: {
  open: boolean;
  onClose: () => void;
  onAdded: (id: number) => void;
  customer: CustomerInfo;
}) {
  const t = useText();
  const { open, onClose, onAdded, customer } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('checkout.addAddress')} className="adrdlg">
      <AddressForm
        customer={customer}
        onCancel={onClose}
        onAdded={(id) => {
          onAdded(id);
          onClose();
        }}
      />
    </Dialog>
  );
}
