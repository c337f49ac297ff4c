import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { accountLink, composeMail, type MailPart, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { MessageContent } from '../content.ts';

/** The areas of the console that messages lead to. */
type Area = TextKey extends infer Key ? (Key extends `staff.screen.${infer Name}` ? Name : never) : never;
type ConsolePath = `/${Area}${'' | `/${string}` | `?${string}`}`;

/** Composes what a member reads: the text, and a mail of it with `parts` and the link to the console. */
export function staffContent(
  deps: Pick<Deps, 'consoleUrl'>,
  { language }: { language: LanguageCode },
  {
    parts = [],
    ...told
  }: Omit<MessageContent, 'about' | 'mail' | 'path' | 'sms' | 'values'> & {
    path: ConsolePath;
    parts?: MailPart[];
  },
): MessageContent {
  const mail = async () =>
    composeMail(language, told.title, [
      ...paragraphs(textOf('mails.helloNobody', language), told.description),
      ...parts,
      ...consoleLink(deps, told.path, language),
    ]);
  return { ...told, about: null, values: {}, mail };
}

/** The link to a screen of the console, or the name of its area where the shop does not know the address of the console. */
function consoleLink(
  { consoleUrl }: Pick<Deps, 'consoleUrl'>,
  path: ConsolePath,
  language: LanguageCode,
): MailPart[] {
  if (consoleUrl) return [accountLink(new URL(consoleUrl).origin + path, textOf('staff.open', language))];
  const area = path.split(/[/?]/)[1] as Area;
  return paragraphs(textOf('staff.screen', language, { screen: textOf(`staff.screen.${area}`, language) }));
}
