import { useMoney } from '@errand/client/money.ts';
import { useMemo, useState } from 'react';
import { domainLines } from './cart-lines.ts';
import { useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

/**
 * The cart for whoever changes it: its lines as the rules see them, and the changes. `add` and `update` resolve to
 * whether the cart has it now; refusals have been told by then. `busy` while one of these two is on its way.
 */
export function useCartActions() {
  const { lines: wireLines } = useCart();
  const { digits } = useMoney().style;
  const changes = useCartChanges();
  const [running, setRunning] = useState(0);
  const lines = useMemo(() => domainLines(wireLines, digits), [wireLines, digits]);

  async function counted(change: Promise<boolean>): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      return await change;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  return {
    ...changes,
    add: (...choice: Parameters<typeof changes.add>) => counted(changes.add(...choice)),
    update: (...choice: Parameters<typeof changes.update>) => counted(changes.update(...choice)),
    lines,
    busy: running > 0,
  };
}
