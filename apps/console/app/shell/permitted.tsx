import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import type { ReactNode } from 'react';
import { useMay } from '#platform/session.ts';
import type { Area } from '../area.ts';

/** Renders the screen, or a note that the member's role does not open it. */
export function Permitted({ area, children }: { area: Area; children: ReactNode }) {
  const t = useText();
  const may = useMay();
  if (may(area.permission)) return children;
  return <EmptyState level={1} title={t('shell.forbidden')} text={t('shell.forbiddenText')} />;
}
