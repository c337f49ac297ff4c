import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import { updateProfile } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import {
  type ProfileValues,
  type Proof,
  type ProofCode,
  proofAsked,
  proofForm,
  updateForm,
} from './profile-form.ts';

type Saved = ResponseOf<typeof updateProfile>;

/**
 * Sends the form, says what the server says and reads the profile again. A new contact is asked for its code (`proof`)
 * and counts with it; what else was changed is saved before that. `onSaved` is told what still waits for a code.
 */
export function useUpdateProfile(onSaved: (open: Proof | null) => void) {
  const t = useText();
  const client = useQueryClient();
  const [proof, setProof] = useState<Proof | null>(null);
  const post = useMutation({
    mutationFn: ({ form }: { form: FormData; values: Pick<ProfileValues, 'phone' | 'email'> }) =>
      // The form carries what the endpoint's body declares, and the file beside it.
      api.call(updateProfile, { body: form }),
    onSuccess: async (answer: Saved, { values }) => {
      await client.invalidateQueries({ queryKey: ['customer'] });
      const open = proofAsked(answer, values);
      setProof(open);
      onSaved(open);
      if (!open) toastDone(answer.message || t('account.updated'), { id: 'profile' });
    },
    onError: (error) => toastApiError(error, t),
  });

  return {
    save: (values: ProfileValues, photo: File | null) =>
      post.mutate({ form: updateForm(values, photo), values }),
    saving: post.isPending,
    error: post.error,
    forget: post.reset,
    proof,
    closeProof: () => setProof(null),
    /** Gives what is wrong with the code, or null. */
    prove: (values: ProfileValues, asked: Proof, code: ProofCode): Promise<string | null> =>
      post.mutateAsync({ form: proofForm(values, asked, code), values }).then(
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
