import { useText } from '@errand/client/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';

/** State of a small form that sends one call: busy, and why the last try was rejected. */
export function useSubmit(send: (form: FormData) => Promise<void>) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(form: FormData): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await send(form);
    } catch (cause) {
      setError(isPasskeyError(cause) ? t('session.passkeyFailed') : errorMessage(cause, t));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    run,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void run(new FormData(event.currentTarget));
    },
  };
}

/** WebAuthn of the browser was canceled, or is not available. */
function isPasskeyError(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError');
}

/** The password as typed: spaces around it are part of it. */
export function typedPassword(form: FormData): string {
  const value = form.get('password');
  return typeof value === 'string' ? value : '';
}
