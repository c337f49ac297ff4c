import { useText } from '@errand/client/i18n.tsx';
import {
  type PayoutLine,
  type PayoutRunDetail,
  setPayoutPlanned,
  settlePayout,
} from '@errand/contract/console/finance/runs';
import { canSettle, PAYOUT_OUTCOMES } from '@errand/domain/books';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './finance-rows.css';

/** The payouts of a run and who is left out, which changes while it is a draft; then settled by hand where no file does it. */
export function RunLines({ run }: { run: PayoutRunDetail }) {
  const t = useText();
  const [settled, setSettled] = useState<PayoutLine | null>(null);
  const leftOut = run.lines.filter(({ status }) => status === 'left_out');
  const paid = run.lines.filter(({ status }) => status !== 'left_out');
  const listOf = (lines: readonly PayoutLine[]) => (
    <ul className="finance-rows">
      {lines.map((line) => (
        <Line key={line.id} line={line} isDraft={run.status === 'draft'} onSettle={() => setSettled(line)} />
      ))}
    </ul>
  );
  return (
    <>
      <Panel title={t('finance.payouts')}>
        {paid.length > 0 ? listOf(paid) : <p>{t('finance.payoutsNotPlanned')}</p>}
      </Panel>
      {leftOut.length > 0 && <Panel title={t('finance.payout.left_out')}>{listOf(leftOut)}</Panel>}
      {settled && <SettleDialog line={settled} onClose={() => setSettled(null)} />}
    </>
  );
}

type LineProps = { line: PayoutLine; isDraft: boolean; onSettle: () => void };

function Line({ line, isDraft, onSettle }: LineProps) {
  const t = useText();
  const { payee, account_kind: kind, account, holder } = line;
  const isLeftOut = line.status === 'left_out';
  return (
    <li>
      <div>
        <Link className="text-label" to={`/finance/${payee.list}/${payee.id}`}>
          <bdi>{payee.name}</bdi>
        </Link>
        {!isLeftOut && <StateTag of="finance.payout" state={line.status} />}
        <span className="finance-rows-end">
          <Amount minor={line.amount_minor} />
        </span>
      </div>
      {line.problem && <p className="tag bad">{t(`finance.problem.${line.problem}`)}</p>}
      {line.left_out && <p className="text-meta">{t(`finance.leftOut.${line.left_out}`)}</p>}
      {line.set_off_minor > 0 && (
        <p className="text-meta">
          {t('finance.part.set_off')}: <Amount minor={line.set_off_minor} />
        </p>
      )}
      {account && kind && (
        <p className="text-meta">
          <bdi>{holder}</bdi> · {t(`finance.kind.${kind}`)} <bdi dir="ltr">{account}</bdi>
        </p>
      )}
      {!isLeftOut && (
        <p className="text-meta">
          <bdi dir="ltr">{line.reference}</bdi>
          {line.reason && (
            <>
              {' · '}
              <bdi>{line.reason}</bdi>
            </>
          )}
        </p>
      )}
      {isDraft ? <PlanButton line={line} /> : <SettleButton line={line} onSettle={onSettle} />}
    </li>
  );
}

function PlanButton({ line }: { line: PayoutLine }) {
  const t = useText();
  const mayCall = useMayCall();
  const plan = useChange(setPayoutPlanned);
  const canPlan = line.left_out === 'by_member';
  if (!mayCall(setPayoutPlanned) || (line.status === 'left_out' && !canPlan)) return null;
  const key = canPlan ? 'finance.takeIn' : 'finance.leaveOut';
  return (
    <Button
      size="sm"
      variant="quiet"
      loading={plan.isPending}
      aria-label={t(`${key}Of`, { name: isolate(line.payee.name) })}
      onClick={() => plan.mutate({ params: { id: line.id }, body: { planned: canPlan } })}
    >
      {t(key)}
    </Button>
  );
}

function SettleButton({ line, onSettle }: { line: PayoutLine; onSettle: () => void }) {
  const t = useText();
  const mayCall = useMayCall();
  const isOpen = PAYOUT_OUTCOMES.some((outcome) => canSettle(line.status, outcome));
  // The provider decides on its own transfers.
  const isOfProvider = line.account_kind === 'stripe' && line.status === 'sent';
  if (!isOpen || isOfProvider || line.amount_minor === 0 || !mayCall(settlePayout)) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('finance.settleOf', { name: isolate(line.payee.name) })}
      onClick={onSettle}
    >
      {t('finance.settle')}
    </Button>
  );
}

function SettleDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const t = useText();
  const outcomes = PAYOUT_OUTCOMES.filter((outcome) => canSettle(line.status, outcome));
  const options = labelsOf(outcomes, (outcome) => t(`finance.payout.${outcome}`));
  const [first] = outcomes;
  return (
    <FormDialog
      onClose={onClose}
      title={t('finance.settleOf', { name: isolate(line.payee.name) })}
      endpoint={settlePayout}
      params={{ id: line.id }}
      values={{ ...(first && { outcome: first }), reason: null }}
      fields={{
        outcome: { label: t('finance.outcome'), options },
        reason: { label: t('finance.reason') },
      }}
      done={t('finance.settled')}
    >
      <p className="text-meta">{t('finance.settleText')}</p>
    </FormDialog>
  );
}
