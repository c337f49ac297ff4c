import { useText } from '@errand/client/i18n.tsx';
import { getBalance } from '@errand/contract/console/finance/balances';
import type { PayeeList } from '@errand/contract/console/finance/payees';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './leaving-note.css';

/** What is open with a store or courier that leaves, for members who read balances; nothing once all is settled. */
export function LeavingNote({ payees, id }: { payees: PayeeList; id: number }) {
  const t = useText();
  const money = useMoney();
  const isAllowed = useMayCall()(getBalance);
  const { data } = useQuery({
    ...consoleQuery('finance', getBalance, { params: { payees, id } }),
    enabled: isAllowed,
  });
  if (!data) return null;
  const open = [
    [t('finance.balance'), data.balance_minor],
    [t('finance.held'), data.held_minor],
    [t('finance.cash'), data.cash_minor],
  ] as const;
  const parts = open
    .filter(([, minor]) => minor !== 0)
    .map(([name, minor]) => `${name} ${isolate(money(minor))}`);
  if (parts.length === 0) return null;
  return (
    <Note as="div" icon={HandCoins} className="leaving-note">
      <p>{t('finance.leaving', { parts: parts.join(' · ') })}</p>
      <ButtonLink size="sm" variant="line" to={`/finance/${payees}/${id}`}>
        {t('finance.leavingSettle')}
      </ButtonLink>
    </Note>
  );
}
