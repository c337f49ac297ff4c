import type { UnreachableReason } from '@errand/domain/notifications';
import { z } from 'zod';
import type { DeliveryReport } from './deliveries.queries.ts';
import type { IdentifiedMessage } from './message.ts';
import { postMessage } from './post.ts';
import { SenderError } from './sender-error.ts';

/** WhatsApp Business Platform, Cloud API. */
export type WhatsAppOptions = {
  /** Base URL with the version of the Graph API. */
  url: string;
  phoneNumberId: string;
  token: string;
};

type SendWhatsApp = (message: IdentifiedMessage) => Promise<void>;

/** Codes that are true of the phone, not of one message. */
const UNREACHABLE: Record<number, UnreachableReason> = {
  131026: 'unknown', // not on WhatsApp, or too old to receive
};
/** The template or its variables are wrong, or the person does not want this kind: the same message fails again. */
const PERMANENT = new Set([
  100, 130472, 131008, 131009, 131021, 131047, 131050, 131051, 132000, 132001, 132005, 132007, 132012, 132015,
  132016, 132018,
]);

export function whatsappSender({ url, phoneNumberId, token }: WhatsAppOptions): SendWhatsApp {
  const address = `${url}/${encodeURIComponent(phoneNumberId)}/messages`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async ({ id, to, template }) => {
    if (!template) throw new SenderError('No template tells of this.', '', { permanent: true });
    const { name, language, variables, button } = template;
    const components = [
      { type: 'body', parameters: variables.map(textOf) },
      ...(button === null
        ? []
        : [{ type: 'button', sub_type: 'url', index: '0', parameters: [textOf(button)] }]),
    ];
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: { name, language: { code: language }, components },
      biz_opaque_callback_data: id,
    });
    await postMessage('WhatsApp', address, headers, body, (status, response) => {
      if (status === 429 || status >= 500) return {};
      return judge(codeOf(response));
    });
  };
}

function textOf(text: string) {
  return { type: 'text', text };
}

function judge(code: number | null) {
  return {
    permanent: code !== null && PERMANENT.has(code),
    unreachable: code === null ? null : (UNREACHABLE[code] ?? null),
  };
}

const rejection = z.object({ error: z.object({ code: z.number() }) });

function codeOf(response: string): number | null {
  try {
    return rejection.parse(JSON.parse(response)).error.code;
  } catch {
    return null;
  }
}

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().default(''),
        error_data: z.object({ details: z.string() }).optional(),
      }),
    )
    .default([]),
});
/** Other fields and other kinds of changes come too: replies, templates that were paused. */
const notice = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).default([]) }) })),
    }),
  ),
});

/** The reports of a notice. What is about something else is left out; a text that is no notice throws. */
export function readWhatsAppReports(body: string): DeliveryReport[] {
  const { entry } = notice.parse(JSON.parse(body));
  const statuses = entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses));
  return statuses.flatMap((one) => {
    const parsed = status.safeParse(one);
    const report = parsed.success ? reportOf(parsed.data) : null;
    return report === null ? [] : [report];
  });
}

function reportOf(one: z.output<typeof status>): DeliveryReport | null {
  const { biz_opaque_callback_data: messageId, errors } = one;
  if (messageId === undefined) return null;
  switch (one.status) {
    case 'delivered':
    case 'read':
      return { messageId, state: one.status, reason: '', unreachable: null };
    case 'failed': {
      const [error] = errors;
      const reason = error
        ? `WhatsApp ${error.code} ${error.error_data?.details ?? error.title}`.trim()
        : 'WhatsApp';
      return { messageId, state: 'bounced', reason, unreachable: judge(error?.code ?? null).unreachable };
    }
    default:
      return null;
  }
}
