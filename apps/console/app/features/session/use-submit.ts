import { useText } from '@errand/client/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';

/** The state of a small form that sends one call: `busy`, and the `error` of the last attempt. */
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

/** Whether the member canceled WebAuthn, or the browser does not offer it. */
function isPasskeyError(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError');
}

/** The password as typed, with leading and trailing spaces. */
export function typedPassword(form: FormData): string {
  const value = form.get('password');
  return typeof value === 'string' ? value : '';
}
