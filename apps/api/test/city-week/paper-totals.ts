/**
 * What the week leaves, added up by hand from `planned-orders.ts`, in the currency.
 *
 * - kitchen: 12 plates at 17.60, 5.00 of a fee, less 23.00 of cash that it took.
 * - grocer: 18.60 + 14.60 + 9.80 + 36.20 + 18.60 + 18.60, less 24.00 of cash.
 * - pharmacy: 4 syrups at 26.40, and 21.40.
 * - lamps: 38.20 + 29.40 + 31.40 + 52.80 + 29.40, less 40.00 of cash.
 * - cars: 3 trips at 35.20, a fee of 21.50, less 43.00 of cash.
 * - amal: 6 deliveries at 1.50, 6.50 and 7.50; took 188.50 in cash and handed 180.00 over.
 * - basil: 4.50, 6 at 1.50, 8.50 + 7.50 + 9.50; took 49.00 and handed 40.00 over.
 */
export const BALANCES = {
  kitchen: { balance: 193.2 },
  grocer: { balance: 92.4 },
  pharmacy: { balance: 127 },
  lamps: { balance: 141.2 },
  cars: { balance: 84.1 },
  amal: { balance: 23, cash: 8.5 },
  basil: { balance: 39, cash: 9 },
};

/**
 * The trial balance at the end of the month. What is owed, and the operator's result, is positive; money is negative.
 *
 * - wallet: 200 + 20 + 6 came in; 25 + 31 + 21.50 of dalia, 20 of elias and 6 of farah were spent.
 * - clearing: 500.00 of orders by card, and 220.00 of wallets. bank: 44 + 43. till: 220 handed over, 49 paid back.
 * - operator: 35 of plates, 21 of the grocer's, 15 of the pharmacy's, -10 of lamps, 17 of parcels, 15 of trips, less 6 given to farah.
 * - tax20: commissions 4.80 + 2.60 + 3.00 + 3.80 + 2.40, and 8.00 on soap, 32.00 on lamps.
 */
export const TRIAL_BALANCE = {
  wallet: 122.5,
  store: 637.9,
  courier: 62,
  courier_cash: -17.5,
  clearing: -720,
  bank: -87,
  till: -171,
  tax5: 6,
  tax10: 23.5,
  tax20: 56.6,
  operator: 87,
};

/** What customers have paid for by seller: the trips with 30.00 for the dent, the parcels with the return. */
export const INVOICED = { kitchen: 291.5, grocer: 154, pharmacy: 156, lamps: 207, cars: 180.5, operator: 50 };

/** The commission of each store and the tax on it, which is billed after the end of the month. */
export const BILLED = {
  kitchen: { total: 28.8, tax: 4.8 },
  grocer: { total: 15.6, tax: 2.6 },
  pharmacy: { total: 18, tax: 3 },
  lamps: { total: 22.8, tax: 3.8 },
  cars: { total: 14.4, tax: 2.4 },
};
