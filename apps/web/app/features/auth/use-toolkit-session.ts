import { useCallback, useEffect, useRef } from 'react';
import { askToolkitCode } from './toolkit-code.ts';

/**
 * The identity provider's session that a code belongs to, asked for as soon as there is a phone and again with `ask`.
 * Null for a code that somebody else sends.
 */
export function useToolkitSession(phone: string | null) {
  const session = useRef('');
  const ask = useCallback(async () => {
    if (phone !== null) session.current = (await askToolkitCode(phone || null)) ?? '';
  }, [phone]);
  useEffect(() => void ask(), [ask]);
  return { session, ask };
}
