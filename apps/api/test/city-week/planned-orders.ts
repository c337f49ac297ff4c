import type { PlannedOrder } from './planned-order.ts';

/**
 * The forty orders of the week, with what is left of each, computed by hand from these terms:
 *
 * - Every order has a service fee of 1.00, which is the operator's.
 * - A commission of 10 % on goods after discounts and before coupons, and 20 % tax on the commission.
 * - The operator's couriers deliver for 2.00 and get 75 % of it: 1.50, and 0.50 is left to the operator.
 * - Taxes are on top of prices, and the operator pays them to the tax office.
 *
 * | of       | sells                  | tax      | commission with tax | to the store                      |
 * |----------|------------------------|----------|---------------------|-----------------------------------|
 * | kitchen  | plate 20.00            | 10 %     | 2.00 + 0.40         | 17.60                             |
 * | grocer   | bread, soap 10.00 each | 0 %, 20 %| 1.00 + 0.20         | 8.80, and 1.00 an order to pack   |
 * | pharmacy | syrup 30.00            | 0 %      | 3.00 + 0.60         | 26.40                             |
 * | lamps    | lamp 40.00             | 20 %     | 4.00 + 0.80         | 35.20, and 3.00 a delivery        |
 * |          | from day 5 on 30.00    | 20 %     | 3.00 + 0.60         | 26.40, as it bears its offer      |
 * | cars     | four hours 40.00       | 5 %      | 4.00 + 0.80         | 35.20                             |
 * | parcels  | delivery 10.00         | 0 %      | none                | courier 7.50, operator 2.50       |
 */
export const PLANNED_ORDERS: readonly PlannedOrder[] = [
  ...kitchen(),
  ...grocer(),
  ...pharmacy(),
  ...lamps(),
  ...parcels(),
  ...cars(),
];

function kitchen(): PlannedOrder[] {
  const delivery = { of: 'kitchen', type: 'delivery' } as const;
  const takeAway = { of: 'kitchen', type: 'take_away' } as const;
  const nothing = { paid: {}, gets: {} };
  // 20 + 2 tax + 2 delivery + 1 fee. Operator: 2 + 0.50 + 1.
  const onePlate = { store: 17.6, courier: 1.5, operator: 3.5, tax10: 2, tax20: 0.4 };
  // 40 + 4 + 2 + 1 = 47. Operator: 4 + 0.50 + 1.
  const twoPlates = { store: 35.2, courier: 1.5, operator: 5.5, tax10: 4, tax20: 0.8 };
  return [
    {
      ...delivery,
      name: 'a plate in cash',
      day: 1,
      pieces: { plate: 1 },
      pay: 'cash',
      courier: 'amal',
      total: 25,
      paid: { courier: 25 },
      gets: onePlate,
    },
    {
      ...delivery,
      name: 'two plates by card, with a tip',
      day: 1,
      pieces: { plate: 2 },
      pay: 'card',
      courier: 'basil',
      tip: 3,
      total: 50,
      paid: { card: 50 },
      gets: { ...twoPlates, courier: 4.5 },
    },
    {
      ...delivery,
      name: 'a plate by wallet',
      day: 1,
      pieces: { plate: 1 },
      customer: 'dalia',
      pay: 'wallet',
      courier: 'basil',
      total: 25,
      paid: { wallet: 25 },
      gets: onePlate,
    },
    {
      ...takeAway,
      name: 'a plate to take away in cash',
      day: 2,
      pieces: { plate: 1 },
      pay: 'cash',
      // 20 + 2 + 1; the store takes the cash. Operator: 2 + 1.
      total: 23,
      paid: { store: 23 },
      gets: { store: 17.6, operator: 3, tax10: 2, tax20: 0.4 },
    },
    {
      ...takeAway,
      name: 'two plates to take away by card',
      day: 2,
      pieces: { plate: 2 },
      pay: 'card',
      // 40 + 4 + 1. Operator: 4 + 1.
      total: 45,
      paid: { card: 45 },
      gets: { store: 35.2, operator: 5, tax10: 4, tax20: 0.8 },
    },
    {
      ...delivery,
      name: 'a plate with a coupon of the office',
      day: 3,
      pieces: { plate: 1 },
      pay: 'cash',
      courier: 'amal',
      coupon: 'CITY5',
      // 20 - 5 = 15, + 1.50 tax + 2 + 1. The operator bears the coupon: 3.50 - 5.
      total: 19.5,
      paid: { courier: 19.5 },
      gets: { store: 17.6, courier: 1.5, operator: -1.5, tax10: 1.5, tax20: 0.4 },
    },
    {
      ...delivery,
      name: 'two plates by wallet and card',
      day: 3,
      pieces: { plate: 2 },
      customer: 'elias',
      pay: 'wallet, card',
      courier: 'basil',
      total: 47,
      paid: { wallet: 20, card: 27 },
      gets: twoPlates,
    },
    {
      ...delivery,
      ...nothing,
      name: 'a plate by card, canceled by its customer',
      day: 4,
      pieces: { plate: 1 },
      pay: 'card',
      end: 'canceled by its customer',
      total: 25,
    },
    {
      ...delivery,
      ...nothing,
      name: 'a plate in cash, rejected by its store',
      day: 4,
      pieces: { plate: 1 },
      pay: 'cash',
      end: 'rejected by its store',
      total: 25,
    },
    {
      ...delivery,
      name: 'a plate by card, canceled on its way for a fee',
      day: 5,
      pieces: { plate: 1 },
      pay: 'card',
      courier: 'amal',
      end: 'canceled for a fee',
      // 10.00 of 25.00 are kept, half of it for the store.
      total: 25,
      paid: { card: 10 },
      gets: { store: 5, operator: 5 },
    },
    {
      ...delivery,
      name: 'three plates by card, edited to two',
      day: 6,
      pieces: { plate: 3 },
      pay: 'card',
      courier: 'amal',
      editedTo: 2,
      // 60 + 6 + 2 + 1; 22.00 go back to the card.
      total: 69,
      paid: { card: 47 },
      gets: twoPlates,
    },
    {
      ...delivery,
      name: 'two plates in cash with a tip, refunded by hand',
      day: 7,
      pieces: { plate: 2 },
      pay: 'cash',
      courier: 'amal',
      tip: 2,
      refund: { by: 'office', to: 'hand', from: 'till' },
      // The courier keeps the cash in hand, and the till pays it back.
      total: 49,
      paid: { courier: 49, till: -49 },
      gets: {},
    },
  ];
}

function grocer(): PlannedOrder[] {
  const delivery = { of: 'grocer', type: 'delivery' } as const;
  const takeAway = { of: 'grocer', type: 'take_away' } as const;
  // 20 + 2 tax on the soap + 1 packaging + 2 + 1 = 26. Store: 17.60 + 1. Operator: 2 + 0.50 + 1.
  const breadAndSoap = { store: 18.6, courier: 1.5, operator: 3.5, tax20: 2.4 };
  return [
    {
      ...delivery,
      name: 'bread and soap in cash',
      day: 1,
      pieces: { bread: 1, soap: 1 },
      pay: 'cash',
      courier: 'amal',
      total: 26,
      paid: { courier: 26 },
      gets: breadAndSoap,
    },
    {
      ...delivery,
      name: 'bread with a coupon of its store',
      day: 2,
      pieces: { bread: 2 },
      pay: 'card',
      courier: 'basil',
      coupon: 'BREAD4',
      // 20 - 4 = 16, + 1 + 2 + 1. The store bears the coupon: 17.60 + 1 - 4.
      total: 20,
      paid: { card: 20 },
      gets: { store: 14.6, courier: 1.5, operator: 3.5, tax20: 0.4 },
    },
    {
      ...takeAway,
      name: 'two soaps to take away, one refunded to the card',
      day: 2,
      pieces: { soap: 2 },
      pay: 'card',
      refund: { by: 'office', to: 'provider', onePiece: true },
      // 20 + 4 + 1 + 1; 10 + 2 go back. Store: 8.80 + 1. Operator: 1 + 1. Tax: 2 + 0.20.
      total: 26,
      paid: { card: 14 },
      gets: { store: 9.8, operator: 2, tax20: 2.2 },
    },
    {
      ...delivery,
      name: 'four breads by bank transfer',
      day: 3,
      pieces: { bread: 4 },
      pay: 'transfer',
      courier: 'basil',
      // 40 + 1 + 2 + 1. Store: 35.20 + 1. Operator: 4 + 0.50 + 1.
      total: 44,
      paid: { bank: 44 },
      gets: { store: 36.2, courier: 1.5, operator: 5.5, tax20: 0.8 },
    },
    {
      ...delivery,
      name: 'bread and soap by wallet and cash',
      day: 4,
      pieces: { bread: 1, soap: 1 },
      customer: 'farah',
      pay: 'wallet, cash',
      courier: 'amal',
      total: 26,
      paid: { wallet: 6, courier: 20 },
      gets: breadAndSoap,
    },
    {
      ...delivery,
      name: 'two soaps by wallet, refunded on request',
      day: 5,
      pieces: { soap: 2 },
      customer: 'dalia',
      pay: 'wallet',
      courier: 'basil',
      refund: { by: 'request', to: 'wallet' },
      // 20 + 4 + 1 + 2 + 1.
      total: 28,
      paid: {},
      gets: {},
    },
    {
      ...delivery,
      name: 'bread in cash, canceled by its customer',
      day: 6,
      pieces: { bread: 1 },
      pay: 'cash',
      end: 'canceled by its customer',
      total: 14,
      paid: {},
      gets: {},
    },
    {
      ...takeAway,
      name: 'bread and soap to take away in cash',
      day: 7,
      pieces: { bread: 1, soap: 1 },
      pay: 'cash',
      // 20 + 2 + 1 + 1. Operator: 2 + 1.
      total: 24,
      paid: { store: 24 },
      gets: { store: 18.6, operator: 3, tax20: 2.4 },
    },
  ];
}

function pharmacy(): PlannedOrder[] {
  const delivery = { of: 'pharmacy', type: 'delivery', pieces: { syrup: 1 } } as const;
  // 30 + 2 + 1 = 33. Operator: 3 + 0.50 + 1.
  const oneSyrup = { store: 26.4, courier: 1.5, operator: 4.5, tax20: 0.6 };
  return [
    {
      ...delivery,
      name: 'syrup in cash',
      day: 1,
      pay: 'cash',
      courier: 'basil',
      total: 33,
      paid: { courier: 33 },
      gets: oneSyrup,
    },
    {
      ...delivery,
      name: 'syrup with a shared coupon',
      day: 2,
      pay: 'card',
      courier: 'amal',
      coupon: 'HALF10',
      // 33 - 10, of which the store bears 5 and the operator 5.
      total: 23,
      paid: { card: 23 },
      gets: { ...oneSyrup, store: 21.4, operator: -0.5 },
    },
    {
      ...delivery,
      name: 'syrup with a coupon for its delivery',
      day: 3,
      pay: 'card',
      courier: 'basil',
      coupon: 'FREEWAY',
      // The operator waives 2.00 and pays the courier.
      total: 31,
      paid: { card: 31 },
      gets: { ...oneSyrup, operator: 2.5 },
    },
    {
      of: 'pharmacy',
      type: 'take_away',
      name: 'two syrups to take away, one refunded to the wallet',
      day: 4,
      pieces: { syrup: 2 },
      customer: 'dalia',
      pay: 'wallet',
      refund: { by: 'office', to: 'wallet', onePiece: true },
      // 60 + 1, less 30. Operator: 3 + 1.
      total: 61,
      paid: { wallet: 31 },
      gets: { store: 26.4, operator: 4, tax20: 0.6 },
    },
    {
      ...delivery,
      name: 'syrup by bank transfer, canceled by the office',
      day: 5,
      pay: 'transfer',
      end: 'canceled by the office',
      refund: { by: 'request', to: 'hand', from: 'bank' },
      total: 33,
      paid: {},
      gets: {},
    },
    {
      ...delivery,
      name: 'syrup in cash, with a tip',
      day: 6,
      pay: 'cash',
      courier: 'amal',
      tip: 5,
      total: 38,
      paid: { courier: 38 },
      gets: { ...oneSyrup, courier: 6.5 },
    },
  ];
}

function lamps(): PlannedOrder[] {
  const delivery = { of: 'lamps', type: 'delivery', pieces: { lamp: 1 } } as const;
  // 40 - 10 = 30, + 6 tax + 3 delivery + 1 = 40. Store: 26.40 + 3. Operator: 3 + 1.
  const offered = { store: 29.4, operator: 4, tax20: 6.6 };
  return [
    {
      ...delivery,
      name: 'a lamp before the offer',
      day: 4,
      pay: 'card',
      // 40 + 8 + 3 + 1. Store: 35.20 + 3. Operator: 4 + 1.
      total: 52,
      paid: { card: 52 },
      gets: { store: 38.2, operator: 5, tax20: 8.8 },
    },
    {
      ...delivery,
      name: 'a lamp in cash, which its store takes',
      day: 5,
      pay: 'cash',
      total: 40,
      paid: { store: 40 },
      gets: offered,
    },
    {
      ...delivery,
      name: 'a lamp with a tip for its store',
      day: 5,
      pay: 'card',
      tip: 2,
      total: 42,
      paid: { card: 42 },
      gets: { ...offered, store: 31.4 },
    },
    {
      of: 'lamps',
      type: 'take_away',
      name: 'two lamps to take away',
      day: 6,
      pieces: { lamp: 2 },
      pay: 'card',
      // 80 - 20 = 60, + 12 + 1. Operator: 6 + 1.
      total: 73,
      paid: { card: 73 },
      gets: { store: 52.8, operator: 7, tax20: 13.2 },
    },
    {
      ...delivery,
      name: 'a broken lamp, which the operator bears',
      day: 6,
      pay: 'card',
      refund: { by: 'office', to: 'provider', sparesStore: true },
      // The store keeps 29.40 and pays its commission. Operator: 3 - 33. The tax on the commission stays.
      total: 40,
      paid: {},
      gets: { store: 29.4, operator: -30, tax20: 0.6 },
    },
  ];
}

function parcels(): PlannedOrder[] {
  const parcel = { of: 'parcels', type: 'parcel' } as const;
  // 10 + 1 = 11. Operator: 2.50 + 1.
  const carried = { courier: 7.5, operator: 3.5 };
  return [
    {
      ...parcel,
      name: 'a parcel that its sender pays in cash',
      day: 1,
      pay: 'cash',
      courier: 'amal',
      total: 11,
      paid: { courier: 11 },
      gets: carried,
    },
    {
      ...parcel,
      name: 'a parcel by card, with a tip',
      day: 2,
      pay: 'card',
      courier: 'basil',
      tip: 1,
      total: 12,
      paid: { card: 12 },
      gets: { ...carried, courier: 8.5 },
    },
    {
      ...parcel,
      name: 'a parcel that its receiver pays',
      day: 3,
      pay: 'cash',
      courier: 'basil',
      receiverPays: true,
      total: 11,
      paid: { courier: 11 },
      gets: carried,
    },
    {
      ...parcel,
      name: 'a parcel that came back',
      day: 4,
      pay: 'card',
      courier: 'basil',
      end: 'returned',
      // The return costs half of the charge, 5.00 in cash: courier 40 %, operator 60 %.
      total: 11,
      paid: { card: 11, courier: 5 },
      gets: { courier: 9.5, operator: 6.5 },
    },
    {
      ...parcel,
      name: 'a parcel that was canceled before its pickup',
      day: 5,
      pay: 'card',
      end: 'canceled by its customer',
      total: 11,
      paid: {},
      gets: {},
    },
  ];
}

function cars(): PlannedOrder[] {
  const trip = { of: 'cars', type: 'trip', total: 43 } as const;
  // 40 + 2 tax + 1 = 43. Operator: 4 + 1.
  const fourHours = { store: 35.2, operator: 5, tax5: 2, tax20: 0.8 };
  return [
    { ...trip, name: 'a trip by card', day: 2, pay: 'card', paid: { card: 43 }, gets: fourHours },
    {
      ...trip,
      name: 'a trip in cash, with damage',
      day: 3,
      pay: 'cash',
      end: 'damaged',
      // The provider keeps 30.00 of the deposit in its own hand.
      paid: { store: 43 },
      gets: fourHours,
    },
    {
      ...trip,
      name: 'a trip by wallet, canceled for half',
      day: 5,
      customer: 'dalia',
      pay: 'wallet',
      end: 'canceled by its customer',
      // The provider gets the whole fee.
      paid: { wallet: 21.5 },
      gets: { store: 21.5 },
    },
    {
      ...trip,
      name: 'a trip by bank transfer',
      day: 7,
      pay: 'transfer',
      paid: { bank: 43 },
      gets: fourHours,
    },
  ];
}
