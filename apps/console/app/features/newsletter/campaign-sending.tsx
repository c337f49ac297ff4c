import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/newsletter/campaigns';
import { ConfirmDialog, Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

type Props = { campaign: contract.CampaignDetails };

/** What can be done with a campaign in its state: send, schedule, pause, resume, cancel, delete. */
export function CampaignSending({ campaign }: Props) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const { state, audience, is_complete: isComplete, scheduled_for: at } = campaign;
  if (state === 'sent' || state === 'canceled') return null;
  const isOpen = state === 'draft' || state === 'scheduled';
  const reached = t('newsletter.reaches', { count: audience });
  return (
    <Panel
      title={t('newsletter.sending')}
      text={
        state === 'scheduled' && at ? t('newsletter.scheduledFor', { time: dates.dateTime(at) }) : reached
      }
    >
      {isOpen && !isComplete && <Note tone="info" text={t('newsletter.incomplete')} />}
      <div className="form-buttons">
        {may('newsletter.send') && (
          <>
            {isOpen && <SendNow campaign={campaign} />}
            {isOpen && <Schedule campaign={campaign} />}
            {state === 'scheduled' && <Unschedule campaign={campaign} />}
            {state === 'sending' && <Pause campaign={campaign} />}
            {state === 'paused' && <Resume campaign={campaign} />}
            {!isOpen && <Cancel campaign={campaign} />}
          </>
        )}
        {state === 'draft' && may('newsletter.update') && <Delete campaign={campaign} />}
      </div>
    </Panel>
  );
}

function SendNow({ campaign: { id, audience, version, is_complete } }: Props) {
  const t = useText();
  const send = useChange(contract.sendCampaign, { done: t('newsletter.started') });
  return (
    <Asked
      button={t('newsletter.sendNow')}
      disabled={!is_complete || audience === 0}
      title={t('newsletter.sendQuestion', { count: audience })}
      text={t('newsletter.sendText')}
      confirm={t('newsletter.sendTo', { count: audience })}
      busy={send.isPending}
      run={(end) =>
        send.mutate({ params: { id }, body: { count: audience, version } }, { onSettled: () => end() })
      }
    />
  );
}

function Schedule({ campaign: { id, version, is_complete, scheduled_for } }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" disabled={!is_complete} onClick={() => setOpen(true)}>
        {t(scheduled_for ? 'newsletter.reschedule' : 'newsletter.schedule')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('newsletter.scheduleTitle')}>
        <Form
          endpoint={contract.scheduleCampaign}
          params={{ id }}
          hidden={{ version }}
          values={scheduled_for ? { at: scheduled_for } : {}}
          fields={{ at: { label: t('newsletter.at'), help: t('newsletter.scheduleHelp') } }}
          submit={t('newsletter.schedule')}
          done={t('newsletter.scheduled')}
          onDone={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function Unschedule({ campaign: { id } }: Props) {
  const t = useText();
  const change = useChange(contract.unscheduleCampaign, { done: t('newsletter.unscheduled') });
  return (
    <Button variant="ghost" loading={change.isPending} onClick={() => change.mutate({ params: { id } })}>
      {t('newsletter.unschedule')}
    </Button>
  );
}

function Pause({ campaign: { id } }: Props) {
  const t = useText();
  const change = useChange(contract.pauseCampaign);
  return (
    <Button variant="soft" loading={change.isPending} onClick={() => change.mutate({ params: { id } })}>
      {t('newsletter.pause')}
    </Button>
  );
}

function Resume({ campaign: { id } }: Props) {
  const t = useText();
  const change = useChange(contract.resumeCampaign);
  return (
    <Button loading={change.isPending} onClick={() => change.mutate({ params: { id } })}>
      {t('newsletter.resume')}
    </Button>
  );
}

function Cancel({ campaign: { id, result } }: Props) {
  const t = useText();
  const change = useChange(contract.cancelCampaign);
  return (
    <Asked
      button={t('newsletter.cancel')}
      danger
      title={t('newsletter.cancelQuestion')}
      text={t('newsletter.cancelText', { count: result.queued })}
      confirm={t('newsletter.cancel')}
      busy={change.isPending}
      run={(end) => change.mutate({ params: { id } }, { onSettled: () => end() })}
    />
  );
}

function Delete({ campaign: { id } }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const remove = useChange(contract.deleteCampaign, {
    done: t('newsletter.deleted'),
    onResponse: () => void navigate('/newsletter', { replace: true }),
  });
  return (
    <Asked
      button={t('newsletter.delete')}
      danger
      title={t('newsletter.deleteQuestion')}
      text={t('newsletter.deleteText')}
      confirm={t('newsletter.delete')}
      busy={remove.isPending}
      run={(end) => remove.mutate({ params: { id } }, { onSettled: () => end() })}
    />
  );
}

/** A button whose action is confirmed in a dialog. `run` gets what closes it. */
function Asked(props: {
  button: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  run: (end: () => void) => void;
}) {
  const { button, disabled, danger, title, text, confirm, busy, run } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={danger ? 'ghost' : 'primary'} disabled={disabled} onClick={() => setAsking(true)}>
        {button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        text={text}
        confirm={confirm}
        danger={danger}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => run(() => setAsking(false))}
      />
    </>
  );
}
