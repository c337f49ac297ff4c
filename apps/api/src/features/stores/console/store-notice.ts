import { DEFAULT_LANGUAGE, type LanguageCode, languageRow } from '@errand/domain/language';
import { listStoreManagers } from '../../../console/staff/team/team.queries.ts';
import { type Queryable, type Translations, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { accountLink, callout, composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { findStoreRecord } from '../records/store-records.queries.ts';
import { requireStore } from '../stores.service.ts';

type NoticeKind =
  | 'advertisement_accept'
  | 'advertisement_reject'
  | 'advertisement_pause'
  | 'advertisement_resume'
  | 'plan_ended'
  | 'plan_ending'
  | 'plan_used_up';

/** What the mail is about: the named advertisement or plan. */
export type StoreNotice = {
  kind: NoticeKind;
  title: Translations;
  /** What the office adds: the reason of a rejection, or the text of a warning. */
  note: Translations | null;
  /** When a plan ends. */
  until?: Date;
  /** The screen of the console where the store continues. */
  path: string;
};

type NoticeMail = {
  kind: NoticeKind;
  mail: string;
  language: LanguageCode;
  title: string;
  store: string;
  shop: string;
  note: string;
  until: string;
  /** Null where the address of the console is not known, as in jobs. */
  link: string | null;
};

/** Mails one person of a store. */
export const STORE_NOTICE_JOB = jobName<NoticeMail>('stores.notice');

export function registerStoreNoticeJobs(deps: Deps): void {
  deps.jobs.work(STORE_NOTICE_JOB, async (notice) => {
    await deps.messages.send({ channel: 'mail', to: notice.mail, ...noticeMessage(notice) });
  });
}

/**
 * Queues a mail to the managers of a store, each in their language, or to its own address while it has none. Nothing is
 * queued where the shop cannot send mail: the store's page shows the same.
 */
export async function noticeStore(
  ctx: Pick<Deps, 'jobs' | 'messages' | 'settings'> & { db: Queryable; consoleOrigin: string | null },
  storeId: number,
  { kind, title, note, until, path }: StoreNotice,
): Promise<void> {
  const store = await findStoreRecord(ctx.db, storeId);
  if (!store || !ctx.messages.mail) return;
  const managers = await listStoreManagers(ctx.db, storeId);
  const own = store.email === '' ? [] : [{ mail: store.email, language: DEFAULT_LANGUAGE as LanguageCode }];
  const shop = (await ctx.settings()).business_name;
  const { time_zone: timeZone } = await requireStore(ctx.db, storeId);
  for (const { mail, language } of managers.length > 0 ? managers : own)
    await ctx.jobs.send(ctx.db, STORE_NOTICE_JOB, {
      kind,
      mail,
      language,
      title: translated(title, language),
      store: translated(store.name, language),
      shop: translated(shop, language),
      note: translated(note, language),
      until: until ? dayIn(until, timeZone, language) : '',
      link: ctx.consoleOrigin && `${ctx.consoleOrigin}${path}`,
    });
}

/** A day in the time zone of the store. */
function dayIn(at: Date, timeZone: string, language: LanguageCode): string {
  const { dates } = languageRow(language);
  return new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    at,
  );
}

/** The mail in the reader's language. Names and reasons are escaped. */
function noticeMessage({ kind, language, note, link, title, store, shop, until }: NoticeMail) {
  const t = (key: TextKey) => textOf(key, language, { title, store, shop, until });
  const parts = paragraphs(t('mails.helloNobody'), t(`mails.store.${kind}`));
  if (note) parts.push(callout(note));
  if (link) parts.push(accountLink(link, t('mails.decision.signIn')));
  return composeMail(language, t(`mails.store.${kind}.subject`), parts);
}
