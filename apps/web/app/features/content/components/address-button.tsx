import { useConfig } from '@errand/client/config.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Loaded on demand with the map library. */
const AddressMap = lazy(() => import('./address-map.tsx').then((part) => ({ default: part.AddressMap })));

/** The operator's address; pressing it opens a map. */
export function AddressButton({ className, children }: { className?: string; children: ReactNode }) {
  const { address } = useConfig();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <AddressMap address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
