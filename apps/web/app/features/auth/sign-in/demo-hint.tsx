import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { listInbox } from '@errand/contract/demo';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import './demo-hint.css';

/** The demo's verification code; pressing it fills it in. */
export function DemoHint({ to, onTake }: { to: string; onTake: (code: string) => void }) {
  const t = useText();
  const { demo } = useConfig();
  const { data } = useQuery({
    queryKey: queryKeys.demoInbox.of(to),
    queryFn: () => api.call(listInbox, { query: { recipient: to, ...guestField() } }),
    enabled: demo,
    refetchInterval: 1500,
    staleTime: 0,
    gcTime: 0,
  });
  const code = data?.messages.find((message) => message.code)?.code;
  if (!demo || !code) return null;
  return (
    <button type="button" className="demo-hint" onClick={() => onTake(code)}>
      <KeyRound className="icon" size={16} />
      <span>
        {t('auth.demoCode')} <bdi dir="ltr">{code}</bdi>
      </span>
    </button>
  );
}
