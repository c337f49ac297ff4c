import type { ParsedInput } from '@errand/contract';
import { type openShop, SET_UP_STEPS, type SetUpStep } from '@errand/contract/console/set-up';
import { isOn } from '@errand/contract/flag';
import { hasCity } from '../../../features/city-maps/index.ts';
import { listWrittenPages } from '../../../features/content/index.ts';
import { offlineMethods } from '../../../features/payments/index.ts';
import { listCourierVehicles } from '../../../features/registration/index.ts';
import { setOrdersOpen } from '../../../features/settings/console/index.ts';
import { DEFAULT_SETTINGS } from '../../../features/settings/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { readModules } from './module-set-up.service.ts';
import { listTestedChannels } from './test-sender.queries.ts';

/** Pages that most countries require by law. */
const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'];

/** Orders are possible without these. */
const OPTIONAL: ReadonlySet<SetUpStep> = new Set([
  'logo',
  'vehicles',
  'couriers',
  'card',
  'mail',
  'sms',
  'maps',
  'pages',
]);

/** What is missing until the shop can take orders, from the database and the process's configuration. */
export async function readSetUp(ctx: ConsoleContext) {
  const settings = await ctx.settings();
  const { modules, zoneIds, courierZones } = await readModules(ctx);
  const pages = await listWrittenPages(ctx.db);
  const tested = await listTestedChannels(ctx.db);
  const vehicles = await listCourierVehicles(ctx.db);
  const configured = {
    mail: ctx.messages.mail,
    sms: ctx.messages.sms,
    card: ctx.payments.length > 0,
    street_map: ctx.mapStyleUrl !== null || (await hasCity(ctx.db)),
    ...ctx.maps.services,
  };
  const takesTransfers = isOn(settings.offline_payment_status) && (await offlineMethods.list(ctx)).length > 0;
  const takesCards = settings.digital_payment && configured.card;
  const done: Record<SetUpStep, boolean> = {
    shop: settings.business_name.en !== DEFAULT_SETTINGS.business_name.en && settings.email !== '',
    module: modules.length > 0,
    zone: zoneIds.length > 0,
    offer: modules.some(({ ready }) => ready),
    payment: settings.cash_on_delivery || takesTransfers || takesCards,
    logo: settings.logo !== null,
    vehicles: vehicles.length > 0,
    couriers: courierZones.length > 0,
    card: takesCards,
    mail: tested.includes('mail'),
    sms: tested.includes('sms'),
    maps: configured.street_map && configured.geocoder,
    pages: LEGAL_PAGES.every((slug) => pages.includes(slug)),
    open: settings.orders_open && !settings.maintenance_mode,
  };
  const steps = SET_UP_STEPS.map((step) => ({ step, done: done[step], optional: OPTIONAL.has(step) }));
  return {
    ready: steps.every((one) => one.done || one.optional),
    steps,
    modules,
    configured,
    zone_id: zoneIds.length === 1 ? (zoneIds[0] ?? null) : null,
  };
}

/** Opens or closes the shop for orders. Throws `set_up_incomplete` with the missing steps; closing is always possible. */
export async function setOpen(ctx: ConsoleContext, { open, reason }: ParsedInput<typeof openShop>['body']) {
  if (open) {
    const { steps } = await readSetUp(ctx);
    const missing = steps.filter((one) => !one.done && !one.optional && one.step !== 'open');
    if (missing.length > 0)
      throw new AppError('set_up_incomplete', { missing: missing.map(({ step }) => step) });
  }
  const { en = '', ar } = reason ?? {};
  // An empty text would hide the English one.
  await setOrdersOpen(ctx, { open, reason: ar ? { en, ar } : { en } });
  return { open };
}
