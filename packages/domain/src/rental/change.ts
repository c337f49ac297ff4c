export type ChangeInput = {
  totalMinor: number;
  newTotalMinor: number;
  /** The parts of the total that are still due, and that the wallet has paid. */
  dueMinor: number;
  walletMinor: number;
  /** Whether the customer has a wallet, to which money can be credited. */
  hasWallet: boolean;
};

export type ChangeSettlement = {
  differenceMinor: number;
  /** The due amount after the change, and its increase. */
  dueMinor: number;
  addedDueMinor: number;
  /** The refund, to the wallet or by hand. */
  refundMinor: number;
  toWalletMinor: number;
  byHandMinor: number;
  /** The wallet's part of the new total. */
  walletMinor: number;
};

/**
 * The price difference of a longer or shorter trip. A lower total first reduces the due amount. What was paid beyond it
 * is returned to the wallet, or by hand to a customer without one.
 */
export function settleChange(input: ChangeInput): ChangeSettlement {
  const { totalMinor, newTotalMinor, hasWallet } = input;
  const paidMinor = totalMinor - input.dueMinor;
  const dueMinor = Math.max(0, newTotalMinor - paidMinor);
  const refundMinor = Math.max(0, paidMinor - newTotalMinor);
  const ofWalletMinor = Math.min(input.walletMinor, refundMinor);
  const toWalletMinor = hasWallet ? refundMinor : ofWalletMinor;
  return {
    differenceMinor: newTotalMinor - totalMinor,
    dueMinor,
    addedDueMinor: Math.max(0, dueMinor - input.dueMinor),
    refundMinor,
    toWalletMinor,
    byHandMinor: refundMinor - toWalletMinor,
    walletMinor: input.walletMinor - ofWalletMinor,
  };
}
