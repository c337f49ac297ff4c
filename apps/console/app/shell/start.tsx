import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Navigate } from 'react-router';
import { useMay } from '#platform/session.ts';
import { AREAS } from '../areas.ts';
import { groupOrder } from './group-order.ts';

/** Leads to the first area that the member may open. */
export function Start() {
  const t = useText();
  const may = useMay();
  const areas = AREAS.filter(({ permission }) => may(permission));
  const first = groupOrder(may).flatMap((name) => areas.filter(({ group }) => group === name))[0];
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return <EmptyState level={1} title={t('shell.nothing')} text={t('shell.nothingText')} />;
}
