import { translated } from '../../platform/db/index.ts';
import { composeMail, facts, mainLink, paragraphs, signature } from '../../platform/messages/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { ContentDeps, MessageContent } from './content.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Reach } from './recipients.ts';

type Notice = {
  title: string;
  description: string;
  /** What the mail lists, a line each. */
  lines?: string[];
  path: string;
  /** The label of the mail's button. */
  open: string;
  tag: string;
};

/** What tells a person of something without an order. */
export function noticeOf(
  deps: ContentDeps,
  { language, name }: Pick<Reach, 'language' | 'name'>,
  { lines = [], open, ...notice }: Notice,
): MessageContent {
  const { title, description, path } = notice;
  return {
    ...notice,
    about: null,
    values: {},
    async mail() {
      const { business_name } = await deps.settings();
      return composeMail(language, title, [
        ...paragraphs(textOf('mails.hello', language, { name }), description),
        ...(lines.length > 0 ? [facts(lines)] : []),
        ...(deps.publicUrl ? [mainLink(deps.publicUrl + path, open)] : []),
        signature(translated(business_name, language)),
      ]);
    },
  };
}

/** The subjects of the events that a message tells of, in order. */
export function subjectsOf({ data }: Pick<MessageRow, 'data'>): string[] {
  const { subjects } = data as { subjects?: string[] };
  return subjects ?? [];
}
