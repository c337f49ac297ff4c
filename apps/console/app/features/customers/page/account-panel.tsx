import { useText } from '@errand/client/i18n.tsx';
import {
  blockCustomer,
  type CustomerDetails,
  eraseCustomer,
  exportCustomer,
  unblockCustomer,
} from '@errand/contract/console/customers/customers';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { saveFile } from '#platform/save-file.ts';
import { useMay } from '#platform/session.ts';
import { MergeAccounts } from './merge-accounts.tsx';

type Open = 'merge' | 'block' | 'unblock' | 'export' | 'erase' | null;

/** Actions on the account: merge, block, export, delete. Each asks for a reason. */
export function AccountPanel({ customer }: { customer: CustomerDetails }) {
  const { id, state } = customer;
  const t = useText();
  const may = useMay();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const params = { id };
  const reason = { label: t('customers.reason'), help: t('customers.reasonHelp') };
  const isBlocked = state === 'blocked';
  const canUpdate = may('customers.update');
  const canMerge = may('customers.merge') && !isBlocked;
  if (!canUpdate && !canMerge && !may('customers.export') && !may('customers.erase')) return null;

  function done(text: string): void {
    close();
    toastDone(text);
  }

  return (
    <Panel title={t('customers.account')}>
      <div className="form-buttons">
        {canUpdate && (
          <Button
            variant={isBlocked ? 'quiet' : 'danger'}
            onClick={() => setOpen(isBlocked ? 'unblock' : 'block')}
          >
            {t(isBlocked ? 'customers.unblock' : 'customers.block')}
          </Button>
        )}
        {canMerge && (
          <Button variant="quiet" onClick={() => setOpen('merge')}>
            {t('customers.merge')}
          </Button>
        )}
        {may('customers.export') && (
          <Button variant="quiet" onClick={() => setOpen('export')}>
            {t('customers.export')}
          </Button>
        )}
        {may('customers.erase') && (
          <Button variant="danger" onClick={() => setOpen('erase')}>
            {t('customers.erase')}
          </Button>
        )}
      </div>
      <Dialog open={open === 'merge'} onClose={close} title={t('customers.merge')}>
        <MergeAccounts customer={customer} onDone={() => done(t('customers.isMerged'))} onCancel={close} />
      </Dialog>
      <FormDialog
        open={open === 'block'}
        onClose={close}
        title={t('customers.block')}
        endpoint={blockCustomer}
        params={params}
        fields={{ reason }}
        submit={t('customers.block')}
        danger
        onDone={() => done(t('customers.isBlocked'))}
      >
        <p className="text-muted">{t('customers.blockText')}</p>
      </FormDialog>
      <FormDialog
        open={open === 'unblock'}
        onClose={close}
        title={t('customers.unblock')}
        endpoint={unblockCustomer}
        params={params}
        fields={{ reason }}
        submit={t('customers.unblock')}
        onDone={() => done(t('customers.isUnblocked'))}
      />
      <FormDialog
        open={open === 'export'}
        onClose={close}
        title={t('customers.export')}
        endpoint={exportCustomer}
        params={params}
        fields={{ reason }}
        submit={t('customers.exportNow')}
        onDone={({ data }) => {
          saveFile(`customer-${id}.json`, JSON.stringify(data, null, 2));
          done(t('customers.isExported'));
        }}
      >
        <p className="text-muted">{t('customers.exportText')}</p>
      </FormDialog>
      <FormDialog
        open={open === 'erase'}
        onClose={close}
        title={t('customers.erase')}
        endpoint={eraseCustomer}
        params={params}
        fields={{
          reason,
          confirmation: {
            label: t('customers.confirmation'),
            help: t('customers.confirmationHelp', { id }),
            autoComplete: 'off',
          },
        }}
        submit={t('customers.eraseNow')}
        danger
        onDone={() => done(t('customers.isErased'))}
      >
        <p className="text-muted">{t('customers.eraseText')}</p>
        <LostBalance customer={customer} />
      </FormDialog>
    </Panel>
  );
}

/** The balance and points that the deletion takes from the customer. Nothing without either. */
function LostBalance({ customer }: { customer: CustomerDetails }) {
  const t = useText();
  const { wallet_minor: walletMinor, points } = customer;
  if (walletMinor <= 0 && points <= 0) return null;
  return (
    <Note tone="warn" icon={CircleAlert}>
      <span>
        {t('customers.eraseLoses')} <Amount minor={walletMinor} />
        {points > 0 && ` · ${t('customers.erasePoints', { points })}`}
      </span>
    </Note>
  );
}
