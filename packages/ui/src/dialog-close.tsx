import { X } from 'lucide-react';
import { createContext, use } from 'react';
import { cx } from './cx.ts';

/** Closes the surrounding dialog. */
export const CloseContext = createContext<() => void>(() => {});

/** Closes the surrounding dialog. */
export function CloseButton({ label, className }: { label: string; className?: string }) {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      className={cx('icon-button', className)}
      aria-label={label}
      data-dialog-close=""
      onClick={close}
    >
      <X size={22} />
    </button>
  );
}
