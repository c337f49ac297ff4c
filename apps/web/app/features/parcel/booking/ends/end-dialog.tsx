import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useState } from 'react';
import type { ParcelEnd } from '../../draft.ts';
import './end-dialog.css';

/** Loaded on demand with map, search and phone fields. */
const endForm = lazyPart(() => import('./end-form.tsx').then((part) => part.EndForm), { whenIdle: true });

/** Edits the place and the person of one end. A tap outside of the dialog does not discard the input. */
export function EndDialog(props: {
  /** Null while it is closed. */
  which: 'sender' | 'receiver' | null;
  end: ParcelEnd | null;
  customer: CustomerInfo | null;
  onClose: () => void;
  onSave: (end: ParcelEnd) => void;
}) {
  const t = useText();
  const { which, end, customer, onClose, onSave } = props;
  const [busy, setBusy] = useState(false);
  const shown = which ?? 'sender';
  return (
    <Dialog
      open={which !== null}
      onClose={() => {
        setBusy(false);
        onClose();
      }}
      title={t(`parcel-booking.${end ? 'edit' : 'add'}.${shown}`)}
      className="end-dialog"
      dismissible={!busy}
    >
      <LazyPart
        of={endForm}
        props={{ which: shown, end, customer, onBusy: setBusy, onCancel: onClose, onSave }}
        fallback={<EndFormSkeleton />}
      />
    </Dialog>
  );
}

function EndFormSkeleton() {
  return (
    <div className="end-form" aria-hidden="true">
      <Skeleton height="52px" radius="26px" />
      <Skeleton height="220px" radius="20px" />
      <Skeleton height="78px" radius="14px" />
      <Skeleton height="78px" radius="14px" />
    </div>
  );
}
