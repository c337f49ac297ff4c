import { type LanguageCode, languageRow } from '@errand/domain/language';
import { type Queryable, type Translations, translated } from '../../../platform/db/index.ts';
import { callout } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { ReadContent, TellDeps } from '../../messaging/index.ts';
import { staffContent, staffRecipients, tellStaff } from '../../messaging/staff/index.ts';
import { requireStore } from '../stores.service.ts';

const NOTICE_KINDS = [
  'advertisement_accept',
  'advertisement_reject',
  'advertisement_pause',
  'advertisement_resume',
  'plan_ended',
  'plan_ending',
  'plan_used_up',
] as const;
type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the message is about: the named advertisement or plan. */
export type StoreNotice = {
  kind: NoticeKind;
  /** What happened, such as `advertisement:7:` with its instant: the same is told once. */
  subject: string;
  title: Translations;
  /** What the office adds: the reason of a rejection, or the text of a warning. */
  note: Translations | null;
  /** When a plan ends. */
  until?: Date;
};

type NoticeData = { storeId: number; title: Translations; note: Translations | null; until: string | null };

/** Tells the managers of a store, or its own address while it has none. The store's page shows the same. */
export async function noticeStore(
  ctx: TellDeps & { db: Queryable },
  storeId: number,
  { kind, subject, title, note, until }: StoreNotice,
): Promise<void> {
  const data: NoticeData = { storeId, title, note, until: until?.toISOString() ?? null };
  const managers = await staffRecipients.managersOf(ctx.db, storeId);
  await tellStaff(ctx, ctx.db, managers, { event: kind, subject, data });
}

/** The message in the reader's language, for those who still manage the store. Names and reasons are escaped. */
function noticeContent(kind: NoticeKind): ReadContent {
  return async (deps, { recipient, data }, { language }) => {
    const notice = data as NoticeData;
    if (!(await staffRecipients.isOfStore(deps.db, recipient, notice.storeId))) return null;
    const [store, settings] = await Promise.all([requireStore(deps.db, notice.storeId), deps.settings()]);
    const values = {
      title: translated(notice.title, language),
      store: translated(store.name, language),
      shop: translated(settings.business_name, language),
      until: notice.until === null ? '' : dayIn(new Date(notice.until), store.time_zone, language),
    };
    const t = (key: TextKey) => textOf(key, language, values);
    const [title, description] = [t(`mails.store.${kind}.subject`), t(`mails.store.${kind}`)];
    const note = translated(notice.note, language);
    return staffContent(
      deps,
      { language },
      {
        title,
        description,
        path: `/stores/${notice.storeId}`,
        tag: `${kind}-${notice.storeId}`,
        parts: note ? [callout(note)] : [],
      },
    );
  };
}

/** A day in the time zone of the store. */
function dayIn(at: Date, timeZone: string, language: LanguageCode): string {
  const { dates } = languageRow(language);
  return new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    at,
  );
}

/** What tells stores of their advertisements and plans. */
export const STORE_CONTENTS = Object.fromEntries(
  NOTICE_KINDS.map((kind) => [kind, noticeContent(kind)]),
) as Record<NoticeKind, ReadContent>;
