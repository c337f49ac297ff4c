import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The second step of an order that is paid outside of the shop, in the address so that "back" leads to the first. It
 * is reached through the first only: a step left over from an earlier visit of the page resets.
 */
export function useOfflineStep(possible: boolean): { open: boolean; begin: () => void } {
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState(false);
  const asked = search.get('step') === 'offline';
  const open = asked && begun && possible;

  useEffect(() => {
    if (!asked || (begun && possible)) return;
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [asked, begun, possible, setSearch]);

  function begin(): void {
    setBegun(true);
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.set('step', 'offline');
      return next;
    });
  }

  return { open, begin };
}

function without(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('step');
  return next;
}
