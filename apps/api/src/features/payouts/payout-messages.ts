import type { PayeeList } from '@errand/contract/console/finance/payees';
import { maskedAccount } from '@errand/domain/banking';
import type { Payee } from '@errand/domain/books';
import type { LanguageCode } from '@errand/domain/language';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { type Queryable, translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { amountTable, type MailPart, remark } from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import type { ReadContent, Recipient, TellDeps } from '../messaging/index.ts';
import { staffContent, staffRecipients, tellStaff } from '../messaging/staff/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import type { PayoutNotice } from './job-names.ts';
import { payeeOf, payeeOfRow } from './payee.ts';
import { findAccounts, findPayout, type PayoutRow } from './payouts.queries.ts';
import { statementOf } from './statement.ts';

const EVENTS = { payout: 'payout_sent', returned: 'payout_returned', account: 'payout_account' } as const;

/** Tells the managers of a store, or its own address while it has none, or a courier with an account. */
export async function tellPayee(deps: Pick<Deps, 'db'> & TellDeps, notice: PayoutNotice): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const subject = await subjectOf(tx, notice);
    const payee = subject && (await findPayee(tx, subject));
    if (!payee) return;
    const recipients =
      payee.account === 'store'
        ? await staffRecipients.managersOf(tx, payee.id)
        : await staffRecipients.memberOf(tx, payee.id);
    await tellStaff(deps, tx, recipients, { event: EVENTS[notice.kind], subject });
  });
}

/** `payout:7`, or `account:stores:3:` with the instant of the change. */
async function subjectOf(q: Queryable, notice: PayoutNotice): Promise<string | null> {
  if (notice.kind !== 'account') return `payout:${notice.payoutId}`;
  const [account] = (await findAccounts(q, [payeeOf(notice.list, notice.id)])).values();
  return account ? `account:${notice.list}:${notice.id}:${account.changedAt.toISOString()}` : null;
}

async function findPayee(q: Queryable, subject: string): Promise<Payee | null> {
  const [kind, ...ids] = subject.split(':');
  if (kind === 'account') return payeeOf(ids[0] as PayeeList, Number(ids[1]));
  const payout = await findPayout(q, Number(ids[0]));
  return payout && payeeOfRow(payout);
}

/** What a payee reads, as long as they are the payee: the statement, the return of a payout, or that the account was changed. */
function payoutContent(kind: PayoutNotice['kind']): ReadContent {
  return async (deps, { subject, recipient }, { language }) => {
    const payee = await findPayee(deps.db, subject);
    if (!payee || !(await isPayee(deps.db, recipient, payee))) return null;
    const settings = await deps.settings();
    const reader = {
      language,
      shop: translated(settings.business_name, language),
      money: moneyStyleOf(settings),
    };
    const told =
      kind === 'account'
        ? await accountMessage(deps.db, payee, reader)
        : await payoutMessage(deps.db, { kind, payoutId: Number(subject.split(':')[1]) }, reader);
    if (!told) return null;
    const path =
      payee.account === 'store' ? (`/kitchen/balance?store=${payee.id}` as const) : '/deliveries/earnings';
    return staffContent(deps, { language }, { ...told, path, tag: `payout-${payee.account}-${payee.id}` });
  };
}

async function isPayee(q: Queryable, recipient: Recipient, { account, id }: Payee): Promise<boolean> {
  if (account === 'store') return staffRecipients.isOfStore(q, recipient, id);
  return (await staffRecipients.memberOf(q, id)).some((one) => one === recipient);
}

type Reader = { language: LanguageCode; shop: string; money: MoneyStyle };
type PayoutText = { title: string; description: string; parts: MailPart[] };

/** What tells payees of their payouts and accounts. */
export const PAYOUT_CONTENTS = {
  payout_sent: payoutContent('payout'),
  payout_returned: payoutContent('returned'),
  payout_account: payoutContent('account'),
};

async function accountMessage(
  q: Queryable,
  payee: Payee,
  { language, shop }: Reader,
): Promise<PayoutText | null> {
  const [account] = (await findAccounts(q, [payee])).values();
  if (!account) return null;
  const t = (key: TextKey) => textOf(key, language, { account: maskedAccount(account.tail), shop });
  return {
    title: t('mails.payout.account.subject'),
    description: t('mails.payout.account'),
    parts: [remark(t('mails.payout.account.ignore'))],
  };
}

async function payoutMessage(
  q: Queryable,
  { kind, payoutId }: Exclude<PayoutNotice, { kind: 'account' }>,
  { language, money }: Reader,
): Promise<PayoutText | null> {
  const payout = await findPayout(q, payoutId);
  if (!payout) return null;
  const t = (key: TextKey) =>
    textOf(key, language, {
      amount: formatMoney(payout.amountMinor, money),
      account: maskedAccount(payout.tail ?? ''),
      reference: payout.reference,
    });
  const isReturned = kind === 'returned';
  return {
    title: t(isReturned ? 'mails.payout.returned.subject' : 'mails.payout.subject'),
    description: t(isReturned ? 'mails.payout.returned' : 'mails.payout.what'),
    parts: [
      ...(isReturned ? [] : [statementTable(payout, language, money)]),
      remark(t('mails.payout.reference')),
    ],
  };
}

/** The statement: what the balance was, what moved it, and what is left. */
function statementTable(payout: PayoutRow, language: LanguageCode, money: MoneyStyle) {
  const { openingMinor, closingMinor, lines } = statementOf(payout);
  const row = (key: TextKey, minor: number) => ({
    label: textOf(key, language),
    amount: formatMoney(minor, money),
  });
  return amountTable(language, [
    [row('mails.payout.opening', openingMinor)],
    lines.map(({ part, amountMinor }) => row(`mails.payout.part.${part}`, amountMinor)),
    [{ ...row('mails.payout.closing', closingMinor), isTotal: true }],
  ]);
}
