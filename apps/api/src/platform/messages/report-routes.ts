import { createHmac } from 'node:crypto';
import { MESSAGE_WEBHOOK_PATH } from '@errand/contract/notifications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError, requireFound } from '../http/index.ts';
import { eventName } from '../jobs/index.ts';
import { isSameSignature } from '../secrets/index.ts';
import { readBounce } from './bounce.ts';
import { type DeliveryReport, recordDelivery } from './deliveries.queries.ts';
import { isSignedBody } from './signed-body.ts';
import { isSignedByTwilio, readTwilioReport } from './twilio.ts';
import { readWhatsAppReports } from './whatsapp.ts';

/** The keys of those who report what became of messages. Without its key a provider has no address. */
export type ReportKeys = {
  whatsapp?: { appSecret: string; verifyToken: string };
  twilio?: { authToken: string; url: string };
  sms?: { secret: string };
  mail?: { secret: string };
};

type ReportDeps = Pick<Deps, 'db' | 'jobs' | 'messageReports' | 'now'>;

/** A provider has reported that a message was not delivered. */
export const MESSAGE_BOUNCED = eventName<{ id: string }>('message.bounced');

/** Verifies a request and reads its reports. */
type ReadReports = (
  deps: ReportDeps,
  request: FastifyRequest,
  body: Buffer,
) => Promise<DeliveryReport[]> | DeliveryReport[];

/** A bounce holds the mail that was not delivered, sometimes with its pictures. */
const MOST_BYTES = 1024 * 1024;

const READERS: Record<keyof ReportKeys, ReadReports> = {
  whatsapp: readFromWhatsApp,
  twilio: readFromTwilio,
  sms: readFromSms,
  mail: readFromMail,
};

/** The webhooks by which providers report what became of messages. The signatures cover the raw bytes of the bodies. */
export function messageReportRoutes(app: FastifyInstance, deps: ReportDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    scope.post<{ Params: { provider: string } }>(
      `${MESSAGE_WEBHOOK_PATH}/:provider`,
      { bodyLimit: MOST_BYTES },
      async (request) => {
        const { provider } = request.params;
        const read = Object.hasOwn(READERS, provider) ? READERS[provider as keyof ReportKeys] : null;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        for (const report of await requireFound(read)(deps, request, body)) await record(deps, report);
        return { message: 'ok' };
      },
    );
    scope.get(`${MESSAGE_WEBHOOK_PATH}/whatsapp`, async (request, reply) => {
      const { verifyToken } = requireFound(deps.messageReports.whatsapp);
      const query = challenge.safeParse(request.query);
      if (!query.success || !isSameSignature(query.data['hub.verify_token'], verifyToken))
        throw new AppError('validation', {}, 'hub.verify_token');
      return reply.type('text/plain').send(query.data['hub.challenge']);
    });
  });
}

async function record(deps: ReportDeps, report: DeliveryReport): Promise<void> {
  await recordDelivery(deps.db, report, {
    at: new Date(deps.now()),
    source: 'report',
    onBounced: (tx) => deps.jobs.publish(tx, MESSAGE_BOUNCED, { id: report.messageId }),
  });
}

/** How Meta checks that the address is ours. */
const challenge = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

function readFromWhatsApp({ messageReports }: ReportDeps, { headers }: FastifyRequest, body: Buffer) {
  const { appSecret } = requireFound(messageReports.whatsapp);
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  requireSignature(isSameSignature(String(headers['x-hub-signature-256']), expected));
  return parsed(() => readWhatsAppReports(body.toString()));
}

function readFromTwilio({ messageReports }: ReportDeps, request: FastifyRequest, body: Buffer) {
  const { authToken, url } = requireFound(messageReports.twilio);
  const { id } = request.query as { id?: unknown };
  const fields = new URLSearchParams(body.toString());
  const address = `${url}${request.url.slice(request.url.indexOf('?'))}`;
  requireSignature(isSignedByTwilio(authToken, address, fields, headerOf(request, 'x-twilio-signature')));
  const report = typeof id === 'string' ? readTwilioReport(id, fields) : null;
  return report === null ? [] : [report];
}

const smsReport = z.object({
  /** The `Idempotency-Key` of the message. */
  id: z.string().max(200),
  state: z.enum(['delivered', 'failed']),
  reason: z.string().max(500).default(''),
  /** Whether the phone cannot receive at all, or its owner has ended messages. */
  unreachable: z.enum(['unknown', 'stopped']).nullable().default(null),
});

function readFromSms(deps: ReportDeps, request: FastifyRequest, body: Buffer): DeliveryReport[] {
  requireSigned(deps, request, body, requireFound(deps.messageReports.sms).secret);
  const { id, state, reason, unreachable } = parsed(() => smsReport.parse(JSON.parse(body.toString())));
  return state === 'delivered'
    ? [{ messageId: id, state, reason: '', unreachable: null }]
    : [{ messageId: id, state: 'bounced', reason, unreachable }];
}

async function readFromMail(deps: ReportDeps, request: FastifyRequest, body: Buffer) {
  requireSigned(deps, request, body, requireFound(deps.messageReports.mail).secret);
  const report = await readBounce(body);
  return report === null ? [] : [report];
}

function requireSigned({ now }: ReportDeps, request: FastifyRequest, body: Buffer, secret: string): void {
  requireSignature(isSignedBody(secret, body, headerOf(request, 'x-errand-signature'), now()));
}

function requireSignature(isValid: boolean): void {
  if (!isValid) throw new AppError('validation', {}, 'signature');
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function parsed<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new AppError('validation', {}, 'body');
  }
}
