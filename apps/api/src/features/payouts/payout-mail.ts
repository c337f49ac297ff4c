import { maskedAccount } from '@errand/domain/banking';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { findStaff } from '../../console/staff/staff.queries.ts';
import { listStoreManagers } from '../../console/staff/team/team.queries.ts';
import { type Queryable, translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { amountTable, composeMail, paragraphs, remark } from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { courierRows } from '../couriers/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { storeRecords } from '../stores/records/index.ts';
import type { PayoutNotice } from './job-names.ts';
import { listOfPayee, payeeOf, payeeOfRow } from './payee.ts';
import { findAccounts, findPayout, type PayoutRow } from './payouts.queries.ts';
import { statementOf } from './statement.ts';

type PayoutMail = { mail: string; language: LanguageCode; notice: PayoutNotice };

/** Mails one person. */
export const PAYOUT_MAIL_JOB = jobName<PayoutMail>('payouts.mail');

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'settings'>;

/** Queues a mail to each manager of a store, or to its own address while it has none, or to a courier with an account. */
export async function queueMails(deps: MailDeps, notice: PayoutNotice): Promise<void> {
  if (!deps.messages.mail) return;
  const payee = await findPayee(deps.db, notice);
  if (!payee) return;
  await deps.db.transaction(async (tx) => {
    const readers =
      payee.list === 'stores' ? await storeReaders(tx, payee.id) : await courierReaders(tx, payee.id);
    const mails = readers.map(({ mail, language }) => ({ mail, language, notice }));
    await deps.jobs.sendAll(tx, PAYOUT_MAIL_JOB, mails);
  });
}

async function findPayee(q: Queryable, notice: PayoutNotice) {
  if (notice.kind === 'account') return { list: notice.list, id: notice.id };
  const payout = await findPayout(q, notice.payoutId);
  if (!payout) return null;
  const payee = payeeOfRow(payout);
  return { list: listOfPayee(payee), id: payee.id };
}

async function storeReaders(q: Queryable, id: number) {
  const managers = await listStoreManagers(q, id);
  if (managers.length > 0) return managers;
  const email = (await storeRecords.find(q, id))?.email ?? '';
  return email === '' ? [] : [{ mail: email, language: DEFAULT_LANGUAGE as LanguageCode }];
}

async function courierReaders(q: Queryable, id: number) {
  const staffId = await courierRows.findMember(q, id);
  const member = staffId === null ? null : await findStaff(q, staffId);
  return member && member.disabledAt === null ? [{ mail: member.mail, language: member.language }] : [];
}

/** Sends the statement of a payout, or the notice that an account was changed. */
export async function sendPayoutMail(deps: MailDeps, { mail, language, notice }: PayoutMail): Promise<void> {
  const settings = await deps.settings();
  const message =
    notice.kind === 'account'
      ? await accountMessage(deps.db, notice, {
          language,
          shop: translated(settings.business_name, language),
        })
      : await payoutMessage(deps.db, notice, { language, money: moneyStyleOf(settings) });
  if (message) await deps.messages.send({ channel: 'mail', to: mail, ...message });
}

async function accountMessage(
  q: Queryable,
  { list, id }: Extract<PayoutNotice, { kind: 'account' }>,
  { language, shop }: { language: LanguageCode; shop: string },
) {
  const [account] = (await findAccounts(q, [payeeOf(list, id)])).values();
  if (!account) return null;
  const t = (key: TextKey) => textOf(key, language, { account: maskedAccount(account.tail), shop });
  const parts = [
    ...paragraphs(t('mails.helloNobody'), t('mails.payout.account')),
    remark(t('mails.payout.account.ignore')),
  ];
  return composeMail(language, t('mails.payout.account.subject'), parts);
}

async function payoutMessage(
  q: Queryable,
  { kind, payoutId }: Exclude<PayoutNotice, { kind: 'account' }>,
  { language, money }: { language: LanguageCode; money: MoneyStyle },
) {
  const payout = await findPayout(q, payoutId);
  if (!payout) return null;
  const t = (key: TextKey) =>
    textOf(key, language, {
      amount: formatMoney(payout.amountMinor, money),
      account: maskedAccount(payout.tail ?? ''),
      reference: payout.reference,
    });
  const isReturned = kind === 'returned';
  const parts = [
    ...paragraphs(t('mails.helloNobody'), t(isReturned ? 'mails.payout.returned' : 'mails.payout.what')),
    ...(isReturned ? [] : [statementTable(payout, language, money)]),
    remark(t('mails.payout.reference')),
  ];
  const subject = t(isReturned ? 'mails.payout.returned.subject' : 'mails.payout.subject');
  return composeMail(language, subject, parts);
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
