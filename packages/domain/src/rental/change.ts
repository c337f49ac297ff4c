export type ChangeInput = {
  totalMinor: number;
  newTotalMinor: number;
  /** The part of the total that is still to be paid, and that of the wallet. */
  dueMinor: number;
  walletMinor: number;
  /** Whether the customer has a wallet, to which money can be credited. */
  hasWallet: boolean;
};

export type ChangeSettlement = {
  differenceMinor: number;
  /** What is due after the change, and how much more that is than before. */
  dueMinor: number;
  addedDueMinor: number;
  /** What comes back, to the wallet or by hand. */
  refundMinor: number;
  toWalletMinor: number;
  byHandMinor: number;
  /** The wallet's part of the new total. */
  walletMinor: number;
};

/**
 * What a longer or shorter trip costs or gives back. A lower total first lowers what is due; what was paid beyond it goes
 * back to the wallet, or by hand to a customer without one.
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
