import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';

/** An application with a plan that its applicant can pay, stored in the tab until the provider's page leads back. */
export type SentApplication = { key: string; planId: number; email: string };

const NAME = 'registration.plan';

/** The application that was sent from this tab; null for none. */
export function readSentApplication(): SentApplication | null {
  return readStorage('session', NAME, (stored) => {
    const { key, planId, email } = fieldsOf(stored);
    return typeof key === 'string' && typeof planId === 'number' && typeof email === 'string'
      ? { key, planId, email }
      : null;
  });
}

export function storeSentApplication(application: SentApplication): void {
  writeStorage('session', NAME, application);
}
