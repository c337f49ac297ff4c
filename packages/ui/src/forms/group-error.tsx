import type { ReactNode } from 'react';

/** The error of a group of controls. `focusInvalid` moves the focus to it, so that it is read. */
export function GroupError({ children }: { children: ReactNode }) {
  return (
    <p className="field-error" tabIndex={-1} data-invalid>
      {children}
    </p>
  );
}
