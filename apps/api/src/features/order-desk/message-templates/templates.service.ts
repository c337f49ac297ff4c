import type { MessageTemplate, MessageTemplateRow } from '@errand/contract/console/message-templates';
import { LANGUAGE_CODES } from '@errand/domain/language';
import {
  MESSAGE_SUBJECTS,
  type MessageSubject,
  ORDER_EVENTS,
  ORDER_RULES,
  type OrderEvent,
  requiredVariables,
  TEMPLATE_FIELDS,
  type TemplateTexts,
  templateChannels,
  templateVariables,
} from '@errand/domain/notifications';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { AppError, isoTime, requireFound } from '../../../platform/http/index.ts';
import { messageTemplates, type TemplateKey, type TemplateRow } from '../../messaging/index.ts';
import { messageTitle } from '../../notifications/index.ts';
import { defaultTexts } from './default-texts.ts';
import { requireTexts } from './template-faults.ts';

export type EventKey = Pick<TemplateKey, 'event' | 'subject'>;
type EditionKey = Pick<TemplateKey, 'channel' | 'language'>;

/** The version of a text that nobody has changed. */
const UNCHANGED = '0';

/** Every message whose text an operator may write. */
export async function listMessageTemplates(ctx: ConsoleContext): Promise<{ rows: MessageTemplateRow[] }> {
  const saved = await messageTemplates.list(ctx.db);
  const keys = MESSAGE_SUBJECTS.flatMap((subject) => ORDER_EVENTS.map((event) => ({ subject, event })));
  return {
    rows: keys
      .filter(({ event, subject }) => templateChannels(event, subject).length > 0)
      .map((key) => ({
        ...key,
        title: titleOf(ctx, key),
        topic: ORDER_RULES[key.event].topic,
        editions: editionsOf(key).map((edition) =>
          stateOf(
            edition,
            saved.find((row) => isOf(row, edition)),
          ),
        ),
      })),
  };
}

/** The texts of a message with their history. Throws `not_found` for a message that no channel tells. */
export async function readMessageTemplate(ctx: ConsoleContext, key: EventKey): Promise<MessageTemplate> {
  const editions = requireEditions(key);
  const savings = await messageTemplates.listSavings(ctx.db, key);
  const staff = await listStaffNames(
    ctx.db,
    savings.map(({ staffId }) => staffId),
  );
  return {
    ...key,
    title: titleOf(ctx, key),
    editions: editions.map((edition) => {
      const history = savings.filter((row) => isOf(row, edition));
      const [latest] = history;
      const state = stateOf(edition, latest);
      const defaults = defaultTexts(edition);
      const required = requiredVariables(key.event, edition);
      return {
        ...state,
        texts: latest?.texts ?? defaults,
        default_texts: defaults,
        former_default: latest && state.default_changed ? latest.defaults : null,
        failure: state.failed_at === null ? '' : (latest?.failure ?? ''),
        variables: templateVariables(key.event, edition).map((name) => ({
          name,
          is_required: required.includes(name),
        })),
        history: history.map(({ id, version, texts, staffId, createdAt }) => ({
          id,
          version,
          texts,
          saved_by: staff.get(staffId ?? 0) ?? null,
          saved_at: createdAt.toISOString(),
        })),
        version: String(latest?.version ?? UNCHANGED),
      };
    }),
  };
}

/** Throws what is wrong with the texts, and `changed_meanwhile` if somebody else has saved first. */
export async function saveMessageTemplate(
  ctx: ConsoleContext,
  key: EventKey,
  { channel, language, version, ...texts }: EditionKey & TemplateTexts & { version: string },
): Promise<MessageTemplate> {
  const edition = requireEdition(key, { channel, language });
  return save(ctx, edition, requireTexts(edition, texts), version);
}

/** Returns to an earlier saving, which may name what the message does not have any more, or to the text of the shop. */
export async function restoreMessageTemplate(
  ctx: ConsoleContext,
  key: EventKey,
  body: EditionKey & { saving_id: number | null; version: string },
): Promise<MessageTemplate> {
  const edition = requireEdition(key, body);
  if (body.saving_id === null) return save(ctx, edition, null, body.version);
  const savings = await messageTemplates.listSavings(ctx.db, key);
  const { texts } = requireFound(savings.find((row) => row.id === body.saving_id && isOf(row, edition)));
  return save(ctx, edition, texts && requireTexts(edition, texts), body.version);
}

async function save(
  ctx: ConsoleContext,
  edition: TemplateKey,
  texts: TemplateTexts | null,
  version: string,
): Promise<MessageTemplate> {
  const { event, subject, channel, language } = edition;
  const latest = await messageTemplates.find(ctx.db, edition);
  const current = String(latest?.version ?? UNCHANGED);
  requireVersion(version, current, { ...(latest?.texts ?? defaultTexts(edition)), version: current });
  const id = await messageTemplates.insert(ctx.db, {
    event,
    subject,
    channel,
    language,
    version: (latest?.version ?? 0) + 1,
    texts,
    defaults: defaultTexts(edition),
    staffId: ctx.member.id,
    createdAt: new Date(ctx.now()),
  });
  if (id === null) throw new AppError('changed_meanwhile');
  return readMessageTemplate(ctx, { event, subject });
}

/** Throws `not_found` for a channel that does not tell of the event. */
export function requireEdition(key: EventKey, { channel, language }: EditionKey): TemplateKey {
  const edition = requireEditions(key).find((one) => one.channel === channel && one.language === language);
  return requireFound(edition);
}

function requireEditions(key: EventKey): TemplateKey[] {
  const editions = editionsOf(key);
  if (editions.length === 0) throw new AppError('not_found');
  return editions;
}

function editionsOf({ event, subject }: EventKey): TemplateKey[] {
  return templateChannels(event, subject).flatMap((channel) =>
    LANGUAGE_CODES.map((language) => ({ event, subject, channel, language })),
  );
}

function isOf(row: TemplateKey, key: TemplateKey): boolean {
  return (
    row.event === key.event &&
    row.subject === key.subject &&
    row.channel === key.channel &&
    row.language === key.language
  );
}

function stateOf(edition: TemplateKey, latest: TemplateRow | undefined) {
  const { channel, language } = edition;
  const isEdited = latest !== undefined && latest.texts !== null;
  return {
    channel,
    language,
    is_edited: isEdited,
    default_changed: isEdited && !isSame(latest.defaults, defaultTexts(edition), edition),
    failed_at: isEdited ? isoTime(latest.failedAt?.getTime() ?? null) : null,
  };
}

function isSame(one: TemplateTexts, other: TemplateTexts, { channel }: TemplateKey): boolean {
  return TEMPLATE_FIELDS[channel].every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

function titleOf(ctx: ConsoleContext, { event, subject }: { event: OrderEvent; subject: MessageSubject }) {
  const type = subject === 'order' ? 'delivery' : subject;
  return messageTitle(event, { type, storeId: subject === 'parcel' ? null : 0 }, ctx.language);
}
