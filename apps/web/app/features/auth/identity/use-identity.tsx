import { onDemand, Part } from '@errand/client/on-demand.ts';
import { ApiError } from '@errand/contract';
import { type ReactNode, useState } from 'react';

/** How the customer proves it: see `confirmIdentity` of the contract. */
export type ProofBy = 'password' | 'sms' | 'mail' | 'sign_in';
/** Runs a call of the API, and asks for a confirmation first where the server wants one. */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

type Question = { by: ProofBy; answer: (isConfirmed: boolean) => void };

const dialog = onDemand(() => import('./identity-dialog.tsx').then((part) => part.IdentityDialog));

/**
 * Confirms the session for calls that change the account (`confirm_identity`). A confirmed call is repeated; with the
 * dialog closed it fails as the server said. Render `question` once on the page.
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
  return { confirmed, question: <Part of={dialog} props={props} wanted={question !== null} /> };
}

/** The proof that a rejection asks for; null for every other error. */
export function requiredProof(error: unknown): ProofBy | null {
  if (!(error instanceof ApiError) || error.details.reason !== 'confirm_identity') return null;
  return error.details.by as ProofBy;
}
