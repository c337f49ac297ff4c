import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/console/staff/notifications';
import { TEAM_ROLES } from '@errand/contract/console/stores/team';
import { channelsOfTopic, STAFF_CHANNELS, STAFF_TOPICS, type StaffTopic } from '@errand/domain/notifications';
import { deviceOf } from '../../../features/messaging/index.ts';
import { staffChoices } from '../../../features/messaging/staff/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { scopeOf } from '../../access.ts';
import type { ConsoleContext, Member } from '../../console-context.ts';
import { countBrowsers } from '../../staff/push/push-subscriptions.queries.ts';
import {
  deleteStaffDevices,
  listStaffDevices,
  saveStaffDevice,
} from '../../staff/push/staff-devices.queries.ts';
import { MOST_BROWSERS } from '../push/push.service.ts';

type Settings = ResponseOf<typeof contract.getStaffNotifications>;

/** By which channels the member is told of what, and in which of their browsers. */
export async function readNotifications(ctx: ConsoleContext): Promise<Settings> {
  const [devices, turnedOff, key] = await Promise.all([
    listStaffDevices(ctx.db, ctx.member.id),
    staffChoices.find(ctx.db, ctx.member.id),
    ctx.push.publicKey(),
  ]);
  return {
    key,
    devices: devices.map(({ endpoint }) => deviceOf(endpoint)),
    topics: topicsOf(ctx.member).map((topic) => ({
      topic,
      push: !turnedOff[topic]?.includes('push'),
      mail: !turnedOff[topic]?.includes('mail'),
    })),
  };
}

/** What a member is told of by their roles: that of managers of stores, of couriers, and of the office. */
function topicsOf({ grants }: Pick<Member, 'grants'>): StaffTopic[] {
  const isManager = grants.some(({ role }) => role === TEAM_ROLES[0]);
  const isCourier = grants.some(({ role }) => role === 'courier');
  const isOffice = ['dispatch.read', 'cases.read'] as const;
  const told: Record<StaffTopic, boolean> = {
    orders:
      isManager || isCourier || isOffice.some((permission) => scopeOf(grants, permission, 'zone') !== null),
    stock: isManager,
    payouts: isManager || isCourier,
    account: isManager,
    system: scopeOf(grants, 'jobs.read', 'all') !== null,
  };
  return STAFF_TOPICS.filter((topic) => told[topic]);
}

/** Turns channels of topics on or off. Topics that are left out stay as they are. */
export async function writeNotifications(
  ctx: ConsoleContext,
  { topics }: ParsedInput<typeof contract.setStaffNotifications>['body'],
): Promise<Settings> {
  await ctx.db.transaction(async (tx) => {
    for (const choice of topics) {
      const used = channelsOfTopic(choice.topic);
      const off = STAFF_CHANNELS.filter((channel) => !choice[channel] && used.includes(channel));
      await staffChoices.replace(tx, ctx.member.id, choice.topic, off);
    }
  });
  return readNotifications(ctx);
}

/** Throws `push_unusable` for an address that is no push service, and `push_many` above the limit of browsers. */
export async function turnOnPush(
  ctx: ConsoleContext,
  subscriber: ParsedInput<typeof contract.turnOnStaffPush>['body'],
): Promise<{ done: true }> {
  if (!ctx.push.accepts(subscriber)) throw new AppError('push_unusable');
  if ((await countBrowsers(ctx.db, ctx.member.id)) >= MOST_BROWSERS) throw new AppError('push_many');
  await saveStaffDevice(ctx.db, { staffId: ctx.member.id, ...subscriber });
  return { done: true };
}

export async function turnOffPush(ctx: ConsoleContext, device: string): Promise<{ done: true }> {
  const { id: staffId } = ctx.member;
  const own = await listStaffDevices(ctx.db, staffId);
  const ended = own.find(({ endpoint }) => deviceOf(endpoint) === device);
  if (ended) await deleteStaffDevices(ctx.db, { staffId, id: ended.id });
  return { done: true };
}
