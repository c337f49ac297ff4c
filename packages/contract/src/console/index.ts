import * as analytics from './analytics.ts';
import * as audit from './audit.ts';
import * as cases from './cases.ts';
import * as addOns from './catalog/add-ons.ts';
import * as brandsAndConditions from './catalog/brands-and-conditions.ts';
import * as categories from './catalog/categories.ts';
import * as categoryDayparts from './catalog/category-dayparts.ts';
import * as itemChanges from './catalog/item-changes.ts';
import * as taxClasses from './catalog/tax-classes.ts';
import * as vocabulary from './catalog/units-and-attributes.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import * as content from './content.ts';
import * as courierAccounts from './couriers/accounts.ts';
import * as couriers from './couriers/couriers.ts';
import * as courierVehicles from './couriers/vehicles.ts';
import * as customers from './customers/customers.ts';
import * as fundings from './customers/fundings.ts';
import * as customerMerge from './customers/merge.ts';
import * as deliveries from './deliveries.ts';
import * as dispatch from './dispatch.ts';
import * as balances from './finance/balances.ts';
import * as corrections from './finance/corrections.ts';
import * as businessDocuments from './finance/documents.ts';
import * as handRefunds from './finance/hand-refunds.ts';
import * as journal from './finance/journal.ts';
import * as openItems from './finance/open-items.ts';
import * as periods from './finance/periods.ts';
import * as providerBooks from './finance/provider-books.ts';
import * as payoutRuns from './finance/runs.ts';
import * as storePayments from './finance/store-payments.ts';
import * as till from './finance/till.ts';
import * as writeOffs from './finance/write-offs.ts';
import * as imports from './imports.ts';
import * as items from './items.ts';
import * as jobs from './jobs.ts';
import * as kitchen from './kitchen/board.ts';
import * as boardPush from './kitchen/board-push.ts';
import * as messageTemplates from './message-templates.ts';
import * as unreachable from './messages/unreachable.ts';
import * as whatsAppTemplates from './messages/whatsapp-templates.ts';
import * as moduleHome from './module-home.ts';
import * as modules from './modules.ts';
import * as newsletterCampaigns from './newsletter/campaigns.ts';
import * as newsletterSegments from './newsletter/segments.ts';
import * as subscribers from './newsletter/subscribers.ts';
import * as orderChanges from './orders/order-changes.ts';
import * as orderEdits from './orders/order-edits.ts';
import * as orderMessages from './orders/order-messages.ts';
import * as phoneOrders from './orders/phone-orders.ts';
import * as prescriptionChecks from './orders/prescription-checks.ts';
import * as prescriptions from './orders/prescriptions.ts';
import * as saleItems from './orders/sale-items.ts';
import * as orders from './orders.ts';
import * as parcelCategories from './parcel-categories.ts';
import * as advertisements from './promotions/advertisements.ts';
import * as banners from './promotions/banners.ts';
import * as campaigns from './promotions/campaigns.ts';
import * as cashbacks from './promotions/cashbacks.ts';
import * as coupons from './promotions/coupons.ts';
import * as flashSales from './promotions/flash-sales.ts';
import * as promotionTargets from './promotions/targets.ts';
import * as walletBonuses from './promotions/wallet-bonuses.ts';
import * as refunds from './refunds.ts';
import * as fleetCalendar from './rental/calendar.ts';
import * as counter from './rental/counter.ts';
import * as disputes from './rental/disputes.ts';
import * as rentalTerms from './rental/terms.ts';
import * as vehicleKinds from './rental/vehicle-kinds.ts';
import * as vehicles from './rental/vehicles.ts';
import * as salesReports from './sales-reports.ts';
import * as setUp from './set-up.ts';
import * as settings from './settings.ts';
import * as invitations from './staff/invitations.ts';
import * as staffNotifications from './staff/notifications.ts';
import * as roles from './staff/roles.ts';
import * as secondFactors from './staff/second-factors.ts';
import * as session from './staff/session.ts';
import * as staff from './staff/staff.ts';
import * as storeCommission from './stores/commission.ts';
import * as storeOffer from './stores/offer.ts';
import * as storePlan from './stores/plan.ts';
import * as storePlans from './stores/plans.ts';
import * as storeTeam from './stores/team.ts';
import * as stores from './stores.ts';
import * as applications from './support/applications.ts';
import * as chat from './support/chat.ts';
import * as offlineMethods from './support/offline-methods.ts';
import * as offlinePayments from './support/offline-payments.ts';
import * as problems from './support/problems.ts';
import * as reviews from './support/reviews.ts';
import * as views from './views.ts';
import * as zones from './zones.ts';

export * from './console-client.ts';
export * from './console-endpoint.ts';
export * from './console-errors.ts';
export * from './events.ts';
export * from './permissions.ts';

function isEndpoint(value: unknown): value is ConsoleEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'permission' in value;
}

/** Every endpoint of the console: the table of contents. Browsers import the files one by one instead. */
export const CONSOLE_ENDPOINTS: readonly ConsoleEndpoint[] = [
  session,
  invitations,
  secondFactors,
  staffNotifications,
  staff,
  roles,
  audit,
  views,
  settings,
  refunds,
  orders,
  orderChanges,
  orderEdits,
  orderMessages,
  prescriptions,
  prescriptionChecks,
  saleItems,
  phoneOrders,
  dispatch,
  analytics,
  cases,
  coupons,
  advertisements,
  banners,
  campaigns,
  flashSales,
  cashbacks,
  walletBonuses,
  promotionTargets,
  subscribers,
  newsletterSegments,
  newsletterCampaigns,
  content,
  items,
  itemChanges,
  categories,
  categoryDayparts,
  brandsAndConditions,
  addOns,
  taxClasses,
  vocabulary,
  imports,
  stores,
  storeCommission,
  storeOffer,
  zones,
  modules,
  messageTemplates,
  moduleHome,
  parcelCategories,
  salesReports,
  setUp,
  customers,
  applications,
  offlinePayments,
  offlineMethods,
  problems,
  reviews,
  chat,
  couriers,
  courierVehicles,
  jobs,
  unreachable,
  whatsAppTemplates,
  kitchen,
  boardPush,
  deliveries,
  courierAccounts,
  fundings,
  balances,
  businessDocuments,
  handRefunds,
  payoutRuns,
  journal,
  openItems,
  periods,
  providerBooks,
  till,
  writeOffs,
  corrections,
  storePayments,
  customerMerge,
  storePlan,
  storePlans,
  storeTeam,
  vehicles,
  vehicleKinds,
  rentalTerms,
  fleetCalendar,
  counter,
  disputes,
].flatMap((file) => Object.values(file).filter(isEndpoint));
