export { AccountPanel } from './account-panel.tsx';
export { BalancePanel } from './balance-panel.tsx';
export { FinanceTabs } from './finance-tabs.tsx';
export { OwnDocumentsPanel } from './own-documents-panel.tsx';
export { PayoutsPanel } from './payouts-panel.tsx';
export { SellerPanel } from './seller-panel.tsx';
