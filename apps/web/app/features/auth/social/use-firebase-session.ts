import { useCallback, useEffect, useRef } from 'react';
import { requestFirebaseCode } from './firebase-code.ts';

/**
 * The Firebase session of a code: requested as soon as a phone is known, and again with `ask`. Without a phone none is
 * requested, because the shop sends its own code.
 */
export function useFirebaseSession(phone: string | null) {
  const session = useRef('');
  const ask = useCallback(async () => {
    if (phone !== null) session.current = (await requestFirebaseCode(phone || null)) ?? '';
  }, [phone]);
  useEffect(() => void ask(), [ask]);
  return { session, ask };
}
