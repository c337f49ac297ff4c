import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { updateProfile } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import {
  type ProfileValues,
  type Proof,
  type ProofCode,
  proofForm,
  requestedProof,
  updateForm,
} from './profile-form.ts';

/** Runs a call; asks the customer to confirm their identity first if the server requires it. */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

type Saved = ResponseOf<typeof updateProfile>;

/**
 * Submits the profile form, shows the server's message and refetches the profile. A new contact takes effect with the
 * code sent to it (`proof`); other changes are saved at once. `onSaved` receives the verification that is still open.
 */
export function useUpdateProfile(confirmed: Confirmed, onSaved: (open: Proof | null) => void) {
  const t = useText();
  const client = useQueryClient();
  const [proof, setProof] = useState<Proof | null>(null);
  const post = useMutation({
    mutationFn: ({ form }: { form: FormData; values: Pick<ProfileValues, 'phone' | 'email'> }) =>
      // A FormData body has the fields of the endpoint's body and the file.
      confirmed(() => api.call(updateProfile, { body: form })),
    onSuccess: async (response: Saved, { values }) => {
      await client.invalidateQueries({ queryKey: queryKeys.customer });
      const open = requestedProof(response, values);
      setProof(open);
      onSaved(open);
      if (!open) toastDone(response.message || t('account.updated'), { id: 'profile' });
    },
    onError: (error) => toastApiError(error, t),
  });

  return {
    save: (values: ProfileValues, photo: File | null) =>
      post.mutate({ form: updateForm(values, photo), values }),
    saving: post.isPending,
    error: post.error,
    clearError: post.reset,
    proof,
    closeProof: () => setProof(null),
    /** Resolves to the error text of a wrong code, or null. */
    prove: (values: ProfileValues, requested: Proof, code: ProofCode): Promise<string | null> =>
      post.mutateAsync({ form: proofForm(values, requested, code), values }).then(
        () => null,
        (error: Error) => error.message,
      ),
    /** Sends another code to the same contact. */
    async resend(values: ProfileValues): Promise<void> {
      try {
        await api.call(updateProfile, { body: updateForm({ ...values, password: '' }, null) });
      } catch (error) {
        toastApiError(error, t);
      }
    },
  };
}
