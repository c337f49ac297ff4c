import { useText } from '@errand/client/i18n.tsx';
import {
  type Correction,
  decideCorrection,
  listCorrections,
} from '@errand/contract/console/finance/corrections';
import { Button } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Amount, Instant } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useMayCall, useSession } from '#platform/session.ts';
import '../finance-rows.css';

/** How many of the latest corrections are shown beside a balance. */
const LATEST = 5;

type Party = Pick<Correction['party'], 'id' | 'list'>;

/** The latest corrections in a panel of their own. */
export function CorrectionsPanel({ party }: { party: Party }) {
  const t = useText();
  const rows = useLatest(party);
  return (
    rows.length > 0 && (
      <Panel title={t('finance.corrections')}>
        <Rows rows={rows} />
      </Panel>
    )
  );
}

/** The latest corrections of a store, courier or customer; nothing without any. */
export function CorrectionsList({ party }: { party: Party }) {
  const rows = useLatest(party);
  return rows.length > 0 && <Rows rows={rows} />;
}

/** The latest corrections; none for members who do not read finance. */
function useLatest({ list, id }: Party): Correction[] {
  const isAllowed = useMayCall()(listCorrections);
  const query = { list, party_id: id, limit: LATEST };
  const { data } = useQuery({ ...consoleQuery('finance', listCorrections, { query }), enabled: isAllowed });
  return data?.rows ?? [];
}

function Rows({ rows }: { rows: readonly Correction[] }) {
  const t = useText();
  return (
    <ul className="finance-rows" aria-label={t('finance.corrections')}>
      {rows.map((row) => (
        <li key={row.id}>
          <CorrectionText row={row} />
          <CorrectionDecision row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Minor units or points with their sign. */
export function CorrectedAmount({ row: { unit, amount } }: { row: Correction }) {
  const t = useText();
  return unit === 'money' ? (
    <Amount minor={amount} />
  ) : (
    <span>{t('finance.correctedPoints', { points: amount })}</span>
  );
}

function CorrectionText({ row }: { row: Correction }) {
  return (
    <>
      <div>
        <span className="text-label">
          <CorrectedAmount row={row} />
        </span>
        <StateTag of="finance.correctionState" state={row.status} />
      </div>
      <p>
        <bdi>{row.reason}</bdi>
      </p>
      <p className="text-meta">
        <bdi>{row.requested_by?.name}</bdi> · <Instant at={row.requested_at} />
      </p>
    </>
  );
}

/** The buttons of a second member, while a correction waits for one. */
export function CorrectionDecision({ row }: { row: Correction }) {
  const t = useText();
  const mayCall = useMayCall();
  const { staff } = useSession();
  const decide = useChange(decideCorrection, {
    done: ({ body }) => t(body.approved ? 'finance.correctionDone' : 'finance.correctionRejected'),
  });
  if (row.status !== 'requested') return null;
  if (!mayCall(decideCorrection) || row.requested_by?.id === staff.id)
    return <p className="text-meta">{t('finance.correctionWaits')}</p>;
  const send = (approved: boolean) =>
    decide.mutate({ params: { id: row.id }, body: { approved, note: null } });
  return (
    <div className="form-buttons">
      <Button size="sm" disabled={decide.isPending} onClick={() => send(true)}>
        {t('finance.correctionApprove')}
      </Button>
      <Button size="sm" variant="danger" disabled={decide.isPending} onClick={() => send(false)}>
        {t('finance.correctionReject')}
      </Button>
    </div>
  );
}
