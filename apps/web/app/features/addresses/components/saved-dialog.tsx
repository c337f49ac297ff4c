import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useState } from 'react';
import { AddressCard } from './address-card.tsx';
import './address-form.css';
import './saved-dialog.css';

type Props = {
  open: boolean;
  onClose: () => void;
  addresses: Address[];
  /** The id of the selected address; null for none. */
  value: number | null;
  onSelect: (id: number) => void;
};

/** A dialog to choose a saved address; Cancel keeps the previous choice. */
export function SavedDialog(props: Props) {
  const t = useText();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('addresses.saved')} className="saved-dialog">
      <SavedList {...props} />
    </Dialog>
  );
}

/** The dialog's content, with a selection that is reported only by Select. */
export function SavedList({ onClose, addresses, value, onSelect }: Omit<Props, 'open'>) {
  const t = useText();
  const [picked, setPicked] = useState(value);
  const known = addresses.some(({ id }) => id === picked);
  if (addresses.length === 0) {
    return (
      <EmptyState level={3} picture="world-map" title={t('addresses.oops')} text={t('addresses.noneYet')}>
        <Button variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="address-form">
      <fieldset className="saved-dialog-list">
        <legend className="sr-only">{t('addresses.saved')}</legend>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            name="saved-address"
            value={String(address.id)}
            address={address}
            checked={address.id === picked}
            onChoose={() => setPicked(address.id)}
          />
        ))}
      </fieldset>
      <div className="address-form-buttons" data-bottom-bar>
        <Button variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          disabled={!known}
          onClick={() => {
            if (picked !== null) onSelect(picked);
            onClose();
          }}
        >
          {t('addresses.select')}
        </Button>
      </div>
    </div>
  );
}
