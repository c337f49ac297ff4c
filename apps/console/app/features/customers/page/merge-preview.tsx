import { useText } from '@errand/client/i18n.tsx';
import type { MergedAccount, MergedRows, previewMerge } from '@errand/contract/console/customers/merge';
import type { ResponseOf } from '@errand/contract/endpoint';
import { isolate } from '@errand/ui/isolate.ts';
import { Facts } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import './merge-preview.css';

/** The account that remains, and what it receives. */
export function MergePreview({ from, into, rows }: ResponseOf<typeof previewMerge>) {
  const t = useText();
  const money = useMoney();
  const facts: [string, string][] = rows.map((row) => [
    t(`customers.mergeKind.${row.kind}`),
    rowText(row, t),
  ]);
  if (from.wallet_minor > 0)
    facts.unshift([
      t('customers.wallet'),
      t('customers.mergeBalance', { amount: isolate(money(from.wallet_minor)) }),
    ]);
  if (from.points > 0)
    facts.unshift([t('customers.points'), t('customers.mergePoints', { count: from.points })]);
  return (
    <div className="merge-preview">
      <Account label={t('customers.mergeStays')} look="ok" account={into} />
      <Account label={t('customers.mergeEnds')} look="bad" account={from} />
      <h3 className="text-label">{t('customers.mergeMoves')}</h3>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <p className="text-meta">{t('customers.mergeNothing')}</p>
      )}
      <p className="text-caption">{t('customers.mergeContactsEnd')}</p>
    </div>
  );
}

function Account({ label, look, account }: { label: string; look: string; account: MergedAccount }) {
  const t = useText();
  const { id, name, phone, email } = account;
  return (
    <div className="merge-preview-account">
      <span className={`tag ${look}`}>{label}</span>
      <span>
        <bdi>{name || t('customers.nameless', { id: `#${id}` })}</bdi> <bdi className="text-meta">#{id}</bdi>
      </span>
      <span className="merge-preview-contacts text-meta">
        {phone && <bdi dir="ltr">{phone}</bdi>}
        {email && <bdi dir="ltr">{email}</bdi>}
      </span>
    </div>
  );
}

/** Kinds of rows that may be dropped explain why. */
function rowText({ kind, moved, dropped }: MergedRows, t: ReturnType<typeof useText>): string {
  const parts = moved > 0 ? [t('customers.mergeMoved', { count: moved })] : [];
  if (dropped > 0 && (kind === 'carts' || kind === 'wishes' || kind === 'sessions'))
    parts.push(t(`customers.mergeDropped.${kind}`, { count: dropped }));
  return parts.join(' · ');
}
