import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import type { StoreDetail } from '@errand/contract/stores';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Clock, MapPinOff, Megaphone } from 'lucide-react';
import { useOverlay } from '#platform/overlay.ts';
import { useServesLocation } from '#platform/serves-location.ts';
import { useOpeningText } from '../../use-opening-text.ts';

/** Notes to read before ordering, above the store's menu. */
export function StoreNotes({ store }: { store: StoreDetail }) {
  return (
    <>
      <ElsewhereNote store={store} />
      <ClosedNote store={store} />
      <PrescriptionLink store={store} />
      <Announcement store={store} />
    </>
  );
}

/** Leads to the order by prescription, where operator and pharmacy take one. */
function PrescriptionLink({ store }: { store: StoreDetail }) {
  const t = useText();
  const { prescription_order_status: isOffered, module_config: modules } = useConfig();
  if (!isOffered || !store.prescription_order || !modules.pharmacy.order_attachment) return null;
  return (
    <p className="store-notes-prescription">
      <ButtonLink variant="soft" to={`/prescription/${store.slug}`}>
        {t('stores.prescription')}
      </ButtonLink>
    </p>
  );
}

/** Says that the store does not deliver to the visitor's place, and what to do. */
function ElsewhereNote({ store }: { store: StoreDetail }) {
  const t = useText();
  const place = useOverlay('place');
  const servesLocation = useServesLocation();
  const { takeaway_status: pickUp } = useConfig();
  if (servesLocation(store)) return null;
  return (
    <Note as="div" tone="warn" icon={MapPinOff} className="store-notes-elsewhere">
      <div>
        <p>
          <b>{t('stores.elsewhereTitle')}</b>
        </p>
        <p>{t(store.take_away && isOn(pickUp) ? 'stores.elsewherePickUp' : 'stores.elsewhereText')}</p>
        <p className="layout-row store-notes-actions">
          <button type="button" className="button ink sm" onClick={() => place.show()}>
            {t('stores.changeAddress')}
          </button>
          <ButtonLink size="sm" variant="line" to="/store/all">
            {t('stores.deliverHere')}
          </ButtonLink>
        </p>
      </div>
    </Note>
  );
}

/** "Closed now. Order for tomorrow from 10:00.", or when it opens if it takes no scheduled orders. */
function ClosedNote({ store }: { store: StoreDetail }) {
  const t = useText();
  const { opens, order } = useOpeningText()(store);
  if (isOn(store.open)) return null;
  const next = order ?? opens;
  return (
    <Note
      tone="warn"
      icon={Clock}
      text={
        next === null ? (
          t('stores.closedLongNote')
        ) : (
          <>
            <b>{t('stores.closedNow')}.</b> {next}.
          </>
        )
      }
    />
  );
}

/** The store's own announcement. */
function Announcement({ store }: { store: StoreDetail }) {
  if (!store.announcement_message) return null;
  return (
    <Note tone="info">
      <Megaphone className="icon mirror-rtl" size={20} />
      <bdi>{store.announcement_message}</bdi>
    </Note>
  );
}
