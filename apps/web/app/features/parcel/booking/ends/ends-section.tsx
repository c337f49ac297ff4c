import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { announce } from '@errand/ui/live/announce.ts';
import { ArrowDownUp, ArrowUp, House } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Section } from '#features/checkout/index.ts';
import type { ParcelDraft, ParcelEnd } from '../../draft.ts';
import { idOf } from '../problem-fields.ts';
import './ends-section.css';
import './end-dialog.css';

/** Sender and receiver, joined by a line, each edited in a dialog. */
export function EndsSection(props: {
  sender: ParcelEnd | null;
  receiver: ParcelEnd | null;
  hideSender: boolean;
  change: (patch: Partial<ParcelDraft>) => void;
  customer: CustomerInfo | null;
  problems: { sender: string | undefined; receiver: string | undefined };
}) {
  const t = useText();
  const { sender, receiver, hideSender, change, customer, problems } = props;
  const [edited, setEdited] = useState<'sender' | 'receiver' | null>(null);

  function swap(): void {
    change({ sender: receiver, receiver: sender });
    announce(t('parcel-booking.swapped'));
  }

  return (
    <Section
      title={t('parcel-booking.ends')}
      aside={
        sender &&
        receiver && (
          <button type="button" className="button quiet sm ends-section-swap" onClick={swap}>
            <ArrowDownUp className="icon" size={18} />
            {t('parcel-booking.swap')}
          </button>
        )
      }
    >
      <div className="ends-section">
        <EndCard
          which="sender"
          end={sender}
          icon={<ArrowUp className="icon icon-bold" size={18} />}
          onEdit={() => setEdited('sender')}
          problem={problems.sender}
        />
        <EndCard
          which="receiver"
          end={receiver}
          icon={<House className="icon icon-bold" size={18} />}
          onEdit={() => setEdited('receiver')}
          problem={problems.receiver}
        />
      </div>
      <CheckRow checked={hideSender} onChange={(next) => change({ hideSender: next })} name="hide-sender">
        {t('parcel-booking.hideSender')}
      </CheckRow>
      <EndDialog
        which={edited}
        end={edited === 'receiver' ? receiver : sender}
        customer={customer}
        onClose={() => setEdited(null)}
        onSave={(end) => {
          if (edited) change({ [edited]: end });
          setEdited(null);
        }}
      />
    </Section>
  );
}

/** Loaded on demand with map, search and phone fields. */
const endForm = lazyPart(() => import('./end-form.tsx').then((part) => part.EndForm), { whenIdle: true });

/** Edits the place and the person of one end. A tap outside of the dialog does not discard the input. */
function EndDialog(props: {
  /** Null while it is closed. */
  which: 'sender' | 'receiver' | null;
  end: ParcelEnd | null;
  customer: CustomerInfo | null;
  onClose: () => void;
  onSave: (end: ParcelEnd) => void;
}) {
  const t = useText();
  const { which, end, customer, onClose, onSave } = props;
  const [busy, setBusy] = useState(false);
  const shown = which ?? 'sender';
  return (
    <Dialog
      open={which !== null}
      onClose={() => {
        setBusy(false);
        onClose();
      }}
      title={t(`parcel-booking.${end ? 'edit' : 'add'}.${shown}`)}
      className="end-dialog"
      dismissible={!busy}
    >
      <LazyPart
        of={endForm}
        props={{ which: shown, end, customer, onBusy: setBusy, onCancel: onClose, onSave }}
        fallback={<EndFormSkeleton />}
      />
    </Dialog>
  );
}

function EndFormSkeleton() {
  return (
    <div className="end-form" aria-hidden="true">
      <Skeleton height="52px" radius="26px" />
      <Skeleton height="220px" radius="20px" />
      <Skeleton height="78px" radius="14px" />
      <Skeleton height="78px" radius="14px" />
    </div>
  );
}

/** One end of the parcel: place and person, and the button that edits them. */
export function EndCard(props: {
  which: 'sender' | 'receiver';
  end: ParcelEnd | null;
  icon: ReactNode;
  onEdit: () => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { which, end, icon, onEdit, problem } = props;
  const note = `${idOf(which)}-note`;
  return (
    <div className="end-card">
      <span className={cx('end-card-dot', which)}>{icon}</span>
      <div className="end-card-text">
        <span className="text-caption">{t(`parcel-booking.${which}`)}</span>
        <b className={cx('text-title', !end && 'end-card-empty')}>
          {end ? <bdi>{end.address}</bdi> : t(`parcel-booking.empty.${which}`)}
        </b>
        {end && <DoorAndPerson end={end} />}
        <FieldProblem id={note} text={problem} />
      </div>
      <button
        type="button"
        className={cx('button sm', end?.name ? 'quiet' : 'soft')}
        id={idOf(which)}
        aria-label={t(`parcel-booking.${end ? 'edit' : 'add'}.${which}`)}
        aria-describedby={problem === undefined ? undefined : note}
        onClick={onEdit}
      >
        {t(end ? 'parcel-booking.edit' : 'checkout.add')}
      </button>
    </div>
  );
}

function DoorAndPerson({ end }: { end: ParcelEnd }) {
  const t = useText();
  const { road, house, floor, name, phone } = end;
  const door = [
    road && t('parcel-booking.door.road', { text: road }),
    house && t('parcel-booking.door.house', { text: house }),
    floor && t('parcel-booking.door.floor', { text: floor }),
  ].filter(Boolean);
  return (
    <>
      {door.length > 0 && <span className="text-meta">{door.join(' · ')}</span>}
      <span className="text-meta">
        {name ? <bdi>{name}</bdi> : t('parcel-booking.noPerson')}
        {phone && (
          <>
            {' · '}
            <bdi dir="ltr">{phone}</bdi>
          </>
        )}
      </span>
    </>
  );
}
