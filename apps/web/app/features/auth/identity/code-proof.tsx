import { useText } from '@errand/client/i18n.tsx';
import { confirmIdentity } from '@errand/contract/identity';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { errorMessage, toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { CodeForm } from '../codes/code-form.tsx';

/** Confirms the session by a code to the account's own contact, which is sent when this opens. */
export function CodeProof({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText();
  const { data: to, error } = useQuery({
    queryKey: queryKeys.identityCode,
    queryFn: async () => (await api.call(confirmIdentity, { body: {} })).sent_to ?? '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <Note live="alert" tone="bad" icon={CircleAlert} text={errorMessage(error, t)} />;
  if (to === undefined) return <div className="auth-body auth-wait" />;
  return (
    <CodeForm
      to={to}
      onVerify={(otp) =>
        api.call(confirmIdentity, { body: { otp } }).then(
          () => {
            onConfirmed();
            return null;
          },
          (wrong: unknown) => errorMessage(wrong, t),
        )
      }
      onResend={async () => {
        await api.call(confirmIdentity, { body: {} }).catch((failure: unknown) => toastApiError(failure, t));
      }}
    />
  );
}
