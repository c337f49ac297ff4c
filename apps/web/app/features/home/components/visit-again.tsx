import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listVisitAgain, type Store } from '@errand/contract/stores';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { HomeSection } from './home-section.tsx';

const SHOWN = 4;

/** Stores that the customer ordered from before. Personal, so loaded in the browser; nothing for guests. */
export function VisitAgain({ children }: { children: (stores: Store[]) => ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { session } = useRootData();
  const { token } = useSession();
  const { data = [] } = useQuery({
    queryKey: queryKeys.visitAgain(session.module?.id, language),
    queryFn: () => api.call(listVisitAgain, {}),
    enabled: token !== null,
  });
  if (token === null) return null;
  return (
    <HomeSection title={t('home.visitAgain')} empty={data.length === 0}>
      {children(data.slice(0, SHOWN))}
    </HomeSection>
  );
}
