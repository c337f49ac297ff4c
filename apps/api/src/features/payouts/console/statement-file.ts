import type { ParsedInput } from '@errand/contract';
import type { getStatementFile, StatementFile } from '@errand/contract/console/finance/balances';
import { maskedAccount } from '@errand/domain/banking';
import type { Payee } from '@errand/domain/books';
import { csvCell, moneyText } from '@errand/domain/csv';
import { type LanguageCode, languageRow } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { type BalanceStatement, brandOf, limited, statementPdf } from '../../../platform/documents/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { partyAccounts } from '../../ledger/index.ts';
import { findShopDay } from '../../settings/index.ts';
import { accountsOfPayee, payeeKey, payeeOfRow } from '../payee.ts';
import { findLastEntries, findPayout } from '../payouts.queries.ts';
import { statementLines, statementOf } from '../statement.ts';
import { requireName } from './payee-names.ts';

type Query = ParsedInput<typeof getStatementFile>['query'];
type Statement = Omit<BalanceStatement, 'title' | 'issuer' | 'currency' | 'digits' | 'payee'>;

/**
 * The statement of a payout of the payee, or of the balance since the last one, as a file. Throws `not_found` for a payout of
 * another payee, and `busy`.
 */
export async function readStatementFile(
  ctx: ConsoleContext,
  payee: Payee,
  { form, payout_id: payoutId }: Query,
): Promise<StatementFile> {
  const settings = await ctx.settings();
  const { language } = ctx;
  const own =
    payoutId === undefined ? await currentStatement(ctx, payee) : await ofPayout(ctx, payee, payoutId);
  const statement: BalanceStatement = {
    ...own,
    title: textOf('documents.statement', language),
    issuer: translated(settings.business_name, language),
    payee: await requireName(ctx, payee),
    currency: settings.currency_code,
    digits: settings.digit_after_decimal_point,
  };
  const name = `statement-${own.reference.replace(/[^\w-]+/g, '-')}`;
  if (form === 'csv') return fileOf(`${name}.csv`, 'text/csv', Buffer.from(csvOf(statement, language)));
  const brand = await brandOf(ctx);
  const pdf = await limited(() => statementPdf(statement, { language, brand }));
  return fileOf(`${name}.pdf`, 'application/pdf', pdf);
}

async function ofPayout(ctx: ConsoleContext, payee: Payee, payoutId: number): Promise<Statement> {
  const row = await findPayout(ctx.db, payoutId);
  const isOwn = row !== null && payeeKey(payeeOfRow(row)) === payeeKey(payee) && row.sentAt !== null;
  const payout = requireFound(isOwn ? row : null);
  const { openingMinor, closingMinor, lines } = statementOf(payout);
  const sentAt = payout.sentAt ?? new Date(ctx.now());
  return {
    reference: payout.reference,
    createdAtMs: sentAt.getTime(),
    facts: [
      dayText(await findShopDay(ctx.db, sentAt.getTime()), ctx.language),
      maskedAccount(payout.tail ?? ''),
    ],
    rows: rowsOf({ openingMinor, closingMinor, lines }, ctx.language),
  };
}

async function currentStatement(ctx: ConsoleContext, payee: Payee): Promise<Statement> {
  const owner = accountsOfPayee(payee).own;
  const afterEntry = (await findLastEntries(ctx.db, [payee])).get(payeeKey(payee)) ?? 0;
  const moved = (await partyAccounts.movements(ctx.db, [{ owner, afterEntry }])).get(owner);
  const closingMinor = (await partyAccounts.balances(ctx.db, [owner])).get(owner) ?? 0;
  const lines = statementLines(moved?.parts ?? {});
  const movedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const nowMs = ctx.now();
  const today = await findShopDay(ctx.db, nowMs);
  return {
    reference: today,
    createdAtMs: nowMs,
    facts: [dayText(today, ctx.language)],
    rows: rowsOf({ openingMinor: closingMinor - movedMinor, closingMinor, lines }, ctx.language),
  };
}

type Sums = { openingMinor: number; closingMinor: number; lines: ReturnType<typeof statementLines> };

function rowsOf(
  { openingMinor, closingMinor, lines }: Sums,
  language: LanguageCode,
): BalanceStatement['rows'] {
  const sum = (key: 'opening' | 'closing', amountMinor: number) => ({
    label: textOf(`mails.payout.${key}`, language),
    amountMinor,
    isSum: true,
  });
  return [
    sum('opening', openingMinor),
    ...lines.map(({ part, amountMinor }) => ({
      label: textOf(`mails.payout.part.${part}`, language),
      amountMinor,
      isSum: false,
    })),
    sum('closing', closingMinor),
  ];
}

/** A day (`YYYY-MM-DD`) as text. */
function dayText(day: string, language: LanguageCode): string {
  const { dates } = languageRow(language);
  return new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The rows of a statement with the amounts in units of the currency. The byte order mark lets spreadsheets recognize UTF-8. */
function csvOf({ rows, digits, currency }: BalanceStatement, language: LanguageCode): string {
  const head = [textOf('documents.column.description', language), currency];
  const lines = rows.map(({ label, amountMinor }) => [label, moneyText(amountMinor, digits)]);
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function fileOf(name: string, mediaType: string, bytes: Buffer): StatementFile {
  return { file_name: name, media_type: mediaType, content: bytes.toString('base64') };
}
