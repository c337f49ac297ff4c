export { AccountPanel } from './account-panel.tsx';
export { BalancePanel } from './balance-panel.tsx';
export { PayoutsPanel } from './payouts-panel.tsx';
