import type { ReactNode } from 'react';

/** A named fact of a receipt. */
export function ReceiptFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
