import { updateProfile } from '@errand/contract/customer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { toastDone } from '#ui/toast.tsx';

/** Sends what changed, says what the server says and reads the profile again (specification 000 §4). */
export function useUpdateProfile(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, photo }: { name: string; photo: File | null }) => {
      const form = new FormData();
      form.set('name', name);
      if (photo) form.set('image', photo);
      // The form carries what the endpoint's body declares, and the file beside it.
      return api.call(updateProfile, { body: form as unknown as { name: string } });
    },
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: ['customer'] });
      toastDone(answer.message, { id: 'profile' });
      done();
    },
  });
}
