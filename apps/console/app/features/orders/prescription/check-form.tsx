import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import {
  checkPrescription,
  type PrescriptionCheck,
} from '@errand/contract/console/orders/prescription-checks';
import { Button } from '@errand/ui/forms/button.tsx';
import { OptionRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import './check-form.css';
import '#blocks/form/form.css';

type Line = PrescriptionCheck['lines'][number];
type Decision = { accepted: boolean | null; reason: string };
const UNDECIDED: Decision = { accepted: null, reason: '' };

/** Records which items of an order its prescription covers, each with a decision, and rejections with a reason. */
export function CheckForm({ order }: { order: PrescriptionCheck }) {
  const t = useText();
  const { staff } = useSession();
  const waiting = order.lines.filter(({ check }) => check === 'unchecked');
  const others = order.lines.filter(({ check }) => check !== 'unchecked');
  const [decisions, setDecisions] = useState<Record<number, Decision>>({});
  const [pharmacist, setPharmacist] = useState(staff.name);
  const [isTried, setTried] = useState(false);
  const change = useChange(checkPrescription, {
    done: t('orders.rx.recorded', { id: isolate(`#${order.id}`) }),
  });
  const decided = waiting.map(({ id }) => ({ id, ...(decisions[id] ?? UNDECIDED) }));
  const isComplete = decided.every(
    ({ accepted, reason }) => accepted === true || (accepted === false && reason.trim() !== ''),
  );
  const isCanceling = others.length === 0 && decided.every(({ accepted }) => accepted === false);

  function record(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isComplete || pharmacist.trim() === '') return;
    const lines = decided.map(({ id, accepted, reason }) =>
      accepted
        ? { line_id: id, accepted: true as const }
        : { line_id: id, accepted: false as const, reason: reason.trim() },
    );
    change.mutate(
      { params: { id: order.id }, body: { lines, pharmacist: pharmacist.trim(), version: order.version } },
      {
        onError(error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile')
            void queries.invalidateQueries({ queryKey: ['orders'] });
        },
      },
    );
  }

  return (
    <Panel title={t('orders.rx.check')} text={t('orders.rx.checkText')}>
      <form className="form" noValidate onSubmit={record}>
        {waiting.map((line) => (
          <LineDecision
            key={line.id}
            line={line}
            decision={decisions[line.id] ?? UNDECIDED}
            isTried={isTried}
            onChange={(decision) => setDecisions({ ...decisions, [line.id]: decision })}
          />
        ))}
        {others.length > 0 && (
          <ul className="check-others">
            {others.map((line) => (
              <li key={line.id}>
                <LineName line={line} />{' '}
                <span className={line.check ? 'tag ok' : 'text-caption'}>
                  {t(line.check ? 'orders.rx.isCovered' : 'orders.rx.noOthers')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {isCanceling && <Note live="status" tone="warn" text={t('orders.rx.willCancel')} />}
        <TextField
          label={t('orders.rx.pharmacist')}
          help={t('orders.rx.checkPharmacistHelp')}
          maxLength={100}
          required
          error={isTried && pharmacist.trim() === '' ? t('orders.rx.pharmacistMissing') : undefined}
          value={pharmacist}
          onChange={({ target }) => setPharmacist(target.value)}
        />
        <div className="form-buttons">
          <Button type="submit" loading={change.isPending} variant={isCanceling ? 'danger' : 'primary'}>
            {t('orders.rx.record')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The decision about one item. */
function LineDecision(props: {
  line: Line;
  decision: Decision;
  isTried: boolean;
  onChange: (decision: Decision) => void;
}) {
  const t = useText();
  const { line, decision, isTried, onChange } = props;
  const name = `check-${line.id}`;
  const isMissing = isTried && decision.accepted === null;
  return (
    <fieldset className="check-line" role="radiogroup" aria-required aria-invalid={isMissing}>
      <legend className="text-label">
        <LineName line={line} />
      </legend>
      {[true, false].map((accepted) => (
        <OptionRow
          key={String(accepted)}
          type="radio"
          name={name}
          checked={decision.accepted === accepted}
          onToggle={() => onChange({ ...decision, accepted })}
          label={t(accepted ? 'orders.rx.isCovered' : 'orders.rx.isRejected')}
        />
      ))}
      {isMissing && <GroupError>{t('orders.rx.decide')}</GroupError>}
      {decision.accepted === false && (
        <TextField
          label={t('orders.rx.reason')}
          help={t('orders.rx.reasonHelp')}
          maxLength={200}
          required
          error={isTried && decision.reason.trim() === '' ? t('orders.rx.reasonMissing') : undefined}
          value={decision.reason}
          onChange={({ target }) => onChange({ ...decision, reason: target.value })}
        />
      )}
    </fieldset>
  );
}

function LineName({ line: { quantity, name, choice } }: { line: Line }) {
  return (
    <span>
      <bdi dir="ltr">{quantity}×</bdi> {name}
      {choice && <span className="text-caption"> {choice}</span>}
    </span>
  );
}
