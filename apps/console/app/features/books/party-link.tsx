import { useText } from '@errand/client/i18n.tsx';
import type { JournalPosting } from '@errand/contract/console/finance/journal';
import { Link } from 'react-router';

const SCREENS = {
  customer: '/customers/',
  store: '/finance/stores/',
  courier: '/finance/couriers/',
} as const;

/** Whom an account belongs to; customers, stores and couriers lead to their screens. */
export function PartyLink({ party }: { party: NonNullable<JournalPosting['party']> }) {
  const t = useText();
  if (party.kind === 'provider') return <bdi>{party.key}</bdi>;
  if (party.kind === 'rate') return <bdi dir="ltr">{party.key}%</bdi>;
  return (
    <Link to={`${SCREENS[party.kind]}${party.key}`}>{t(`books.party.${party.kind}`, { id: party.key })}</Link>
  );
}
