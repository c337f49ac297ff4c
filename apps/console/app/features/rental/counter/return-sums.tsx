import { useText } from '@errand/client/i18n.tsx';
import type { DepositSettlement } from '@errand/domain/rental';
import { Amount } from '#blocks/formatted/formatted.tsx';
import './counter.css';

export type SumRow = { key: string; name: string; amountMinor: number };

/** What is charged, what the deposit pays of it, what goes back, and what the customer still has to pay. */
export function ReturnSums(props: {
  rows: readonly SumRow[];
  /** What is to be paid of the trip without these charges. */
  tripDueMinor: number;
  settled: DepositSettlement;
}) {
  const { rows, tripDueMinor, settled } = props;
  const t = useText();
  const more = [
    [t('counter.fromDeposit'), settled.keptMinor],
    [t('counter.owed'), settled.owedMinor],
    [t('counter.tripDue'), tripDueMinor],
  ] as const;
  return (
    <dl className="counter-sums">
      {rows.map(({ key, name, amountMinor }) => (
        <Row key={key} name={name} minor={amountMinor} />
      ))}
      <Row name={t('counter.chargesTotal')} minor={settled.chargesMinor} isTotal={rows.length > 0} />
      {more.map(([name, minor]) => minor > 0 && <Row key={name} name={name} minor={minor} />)}
      <Row name={t('counter.toReturn')} minor={settled.returnedMinor} isTotal />
      <Row name={t('counter.toCollect')} minor={settled.dueMinor + tripDueMinor} isTotal />
    </dl>
  );
}

function Row({ name, minor, isTotal = false }: { name: string; minor: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'counter-sum-total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <Amount minor={minor} />
      </dd>
    </div>
  );
}
