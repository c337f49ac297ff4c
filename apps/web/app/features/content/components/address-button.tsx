import { useConfig } from '@errand/client/config.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { type ReactNode, useState } from 'react';

/** The map library is loaded when the dialog opens. */
const addressMap = lazyPart(() => import('./address-map.tsx').then((part) => part.AddressMap));

/** The operator's address; pressing it opens a map. */
export function AddressButton({ className, children }: { className?: string; children: ReactNode }) {
  const { address } = useConfig();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <LazyPart of={addressMap} props={{ address, onClose: () => setOpen(false) }} wanted={open} />
    </>
  );
}
