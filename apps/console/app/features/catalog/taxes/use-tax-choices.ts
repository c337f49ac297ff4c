import { useLanguage } from '@errand/client/i18n.tsx';
import { listTaxChoices } from '@errand/contract/console/catalog/tax-classes';
import { translated } from '@errand/domain/language';
import { useQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** The tax classes that the member can give to categories and items; null for members who may not. */
export function useTaxChoices(): { id: number; name: string }[] | null {
  const language = useLanguage();
  const enabled = useMayCall()(listTaxChoices);
  const { data } = useQuery({ ...consoleQuery('catalog', listTaxChoices, {}), enabled });
  if (!enabled) return null;
  return (data?.rows ?? []).map(({ id, name }) => ({ id, name: translated(name, language) }));
}
