import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createReason, listReasons, type ReasonRow, updateReason } from '@errand/contract/console/content';
import { translated } from '@errand/domain/language';
import { REASON_KINDS } from '@errand/domain/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ContentTabs } from '../content-tabs.tsx';
import '../content-list.css';

/** Reasons and canned replies by kind. */
export default function ReasonsScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const [edited, setEdited] = useState<ReasonRow | 'new' | null>(null);
  const data = useRead('content', listReasons, {});
  return (
    <Page
      title={t('content.title')}
      text={t('content.reasonsText')}
      actions={
        may('content.update') && <Button onClick={() => setEdited('new')}>{t('content.newReason')}</Button>
      }
      narrow
    >
      <ContentTabs />
      {REASON_KINDS.map((kind) => {
        const rows = data.rows.filter((row) => row.kind === kind);
        if (rows.length === 0) return null;
        return (
          <section key={kind} className="content-kind">
            <h2 className="text-h3">{t(`content.kind.${kind}`)}</h2>
            <ul className="content-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <button type="button" disabled={!may('content.update')} onClick={() => setEdited(row)}>
                    <span className="content-name">{translated(row.reason, language)}</span>
                    {!row.active && <span className="tag">{t('content.off')}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <ReasonDialog edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

/** Creates a reason, or changes one. */
function ReasonDialog({ edited, onClose }: { edited: ReasonRow | 'new' | null; onClose: () => void }) {
  const t = useText();
  const done = () => {
    onClose();
    toastDone(t('content.published'));
  };
  const fields = {
    reason: { label: t('content.reason') },
    position: { label: t('content.position') },
    active: { label: t('content.active') },
  };
  const kinds = labelsOf(REASON_KINDS, (kind) => t(`content.kind.${kind}`));
  const title = t(edited === 'new' ? 'content.newReason' : 'content.editReason');
  return (
    <Dialog open={edited !== null} onClose={onClose} title={title}>
      {edited === 'new' && (
        <Form
          endpoint={createReason}
          values={{ kind: 'cancel', position: 0, active: true }}
          fields={{ kind: { label: t('content.kind'), options: kinds }, ...fields }}
          submit={t('content.publish')}
          onDone={done}
          onCancel={onClose}
        />
      )}
      {edited !== null && edited !== 'new' && (
        <Form
          endpoint={updateReason}
          params={{ id: edited.id }}
          hidden={{ version: edited.version }}
          values={{ reason: edited.reason, position: edited.position, active: edited.active }}
          fields={fields}
          submit={t('content.publish')}
          onDone={done}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
