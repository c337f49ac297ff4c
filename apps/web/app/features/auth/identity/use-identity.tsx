import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { ApiError } from '@errand/contract';
import { type ReactNode, useState } from 'react';
import type { ProofBy } from './identity-dialog.tsx';

/** Runs a call; asks for a confirmation first if the server requires one. */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

type Question = { by: ProofBy; answer: (isConfirmed: boolean) => void };

const dialog = lazyPart(() => import('./identity-dialog.tsx').then((part) => part.IdentityDialog));

/**
 * Confirms the session for calls that change the account (`confirm_identity`) and repeats the call. If the customer
 * closes the dialog, the call fails with the server's error. Render `question` once on the page.
 */
export function useIdentity(): { confirmed: Confirmed; question: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  async function confirmed<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const by = requiredProof(error);
      if (by === null) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ by, answer }));
      setQuestion(null);
      if (!isConfirmed) throw error;
      return call();
    }
  }

  const props = { by: question?.by ?? null, onEnd: (isConfirmed: boolean) => question?.answer(isConfirmed) };
  return { confirmed, question: <LazyPart of={dialog} props={props} wanted={question !== null} /> };
}

/** The proof that a rejection asks for; null for every other error. */
export function requiredProof(error: unknown): ProofBy | null {
  if (!(error instanceof ApiError) || error.details.reason !== 'confirm_identity') return null;
  return error.details.by as ProofBy;
}
