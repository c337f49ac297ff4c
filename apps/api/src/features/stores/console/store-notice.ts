import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import { listStoreManagers } from '../../../console/staff/team/team.queries.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { accountLink, composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { findStoreRecord } from '../records/store-records.queries.ts';

type NoticeKind =
  | 'advertisement_accept'
  | 'advertisement_reject'
  | 'advertisement_pause'
  | 'advertisement_resume';

/** What the mail is about: the named advertisement, with the reason of the office if there is one. */
export type StoreNotice = {
  kind: NoticeKind;
  title: Translations;
  reason: string | null;
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
  reason: string | null;
  link: string;
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
  ctx: Pick<Deps, 'db' | 'jobs' | 'messages' | 'settings'> & { consoleOrigin: string },
  storeId: number,
  { kind, title, reason, path }: StoreNotice,
): Promise<void> {
  const store = await findStoreRecord(ctx.db, storeId);
  if (!store || !ctx.messages.mail) return;
  const managers = await listStoreManagers(ctx.db, storeId);
  const own = store.email === '' ? [] : [{ mail: store.email, language: DEFAULT_LANGUAGE }];
  const shop = (await ctx.settings()).business_name;
  for (const { mail, language } of managers.length > 0 ? managers : own)
    await ctx.jobs.send(ctx.db, STORE_NOTICE_JOB, {
      kind,
      mail,
      language,
      title: translated(title, language),
      store: translated(store.name, language),
      shop: translated(shop, language),
      reason,
      link: `${ctx.consoleOrigin}${path}`,
    });
}

/** The mail in the reader's language. Names and reasons are escaped. */
function noticeMessage({ kind, language, reason, link, title, store, shop }: NoticeMail) {
  const t = (key: TextKey) => textOf(key, language, { title, store, shop });
  const parts = paragraphs(t('mails.helloNobody'), t(`mails.store.${kind}`));
  if (reason) parts.push(...paragraphs(reason));
  parts.push(accountLink(link, t('mails.decision.signIn')));
  return composeMail(language, t(`mails.store.${kind}.subject`), parts, 440);
}
