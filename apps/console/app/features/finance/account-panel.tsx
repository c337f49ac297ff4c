import { useText } from '@errand/client/i18n.tsx';
import {
  NO_ACCOUNT,
  type PayeeBalance,
  setBankAccount,
  setStoreBankAccount,
} from '@errand/contract/console/finance/balances';
import { BANK_ACCOUNT_KINDS } from '@errand/contract/console/finance/payees';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CalendarClock, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useMayCall } from '#platform/session.ts';

/** Who looks at an account: the office sets any, a store its own, and couriers ask the office. */
type Viewer = 'office' | 'store' | 'courier';

/** Where a payee is paid. */
export function AccountPanel({ balance, viewer }: { balance: PayeeBalance; viewer: Viewer }) {
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  const [isOpen, setOpen] = useState(false);
  const { account, bank, payee } = balance;
  const close = () => setOpen(false);
  const endpoint = viewer === 'store' ? setStoreBankAccount : setBankAccount;
  const title = t(account ? 'finance.accountChange' : 'finance.accountAdd');
  const kinds = labelsOf(BANK_ACCOUNT_KINDS, (kind) => t(`finance.kind.${kind}`));
  return (
    <Panel
      title={t('finance.account')}
      text={t(viewer === 'courier' ? 'finance.accountAsk' : 'finance.accountText')}
      actions={
        viewer !== 'courier' &&
        mayCall(endpoint) && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {title}
          </Button>
        )
      }
    >
      {bank !== 'ready' && (
        <p>
          <StateTag of="finance.bank" state={bank} />
        </p>
      )}
      {bank === 'failed' && <Note tone="bad" icon={CircleAlert} text={t('finance.accountFailed')} />}
      {account && bank === 'waiting' && (
        <Note
          icon={CalendarClock}
          text={t('finance.accountWaits', { at: dates.dateTime(account.payable_from) })}
        />
      )}
      {account && (
        <Facts
          facts={[
            [t('finance.holder'), <bdi key="holder">{account.holder}</bdi>],
            [
              t(`finance.kind.${account.kind}`),
              <bdi key="number" dir="ltr">
                {account.number}
              </bdi>,
            ],
            [
              t('finance.bankCode'),
              account.bank && (
                <bdi key="bank" dir="ltr">
                  {account.bank}
                </bdi>
              ),
            ],
            [t('finance.changedAt'), <Instant key="at" at={account.changed_at} />],
            [t('finance.changedBy'), account.changed_by && <bdi key="by">{account.changed_by.name}</bdi>],
          ]}
        />
      )}
      <FormDialog
        open={isOpen}
        onClose={close}
        title={title}
        endpoint={endpoint as typeof setBankAccount}
        params={{ payees: payee.list, id: payee.id }}
        hidden={{ version: account?.version ?? NO_ACCOUNT }}
        values={{
          kind: account?.kind ?? 'iban',
          holder: account?.holder ?? '',
          bank: account?.bank ?? null,
        }}
        fields={{
          kind: { label: t('finance.kind'), options: kinds },
          holder: { label: t('finance.holder'), help: t('finance.holderHelp'), autoComplete: 'off' },
          number: { label: t('finance.number'), help: t('finance.numberHelp'), autoComplete: 'off' },
          bank: { label: t('finance.bankCode'), help: t('finance.bankCodeHelp'), autoComplete: 'off' },
        }}
        submit={t('finance.accountSave')}
        done={t('finance.accountSaved')}
      />
    </Panel>
  );
}
