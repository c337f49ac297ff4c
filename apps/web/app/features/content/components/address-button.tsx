import { useConfig } from '@errand/client/config.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** The map comes only when somebody asks where the shop is. */
const AddressMap = lazy(() => import('./address-map.tsx').then((part) => ({ default: part.AddressMap })));

/** The operator's address; a press shows it on a map. */
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
