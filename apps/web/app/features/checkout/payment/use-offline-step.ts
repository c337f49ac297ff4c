import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The second step of an offline payment, as a query parameter so that "back" returns to the first step. A step that
 * was not started from the first one is reset.
 */
export function useOfflineStep(possible: boolean): { open: boolean; begin: () => void } {
  const [search, setSearch] = useSearchParams();
  const [started, setStarted] = useState(false);
  const requested = search.get('step') === 'offline';
  const open = requested && started && possible;

  useEffect(() => {
    if (!requested || (started && possible)) return;
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [requested, started, possible, setSearch]);

  function begin(): void {
    setStarted(true);
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
