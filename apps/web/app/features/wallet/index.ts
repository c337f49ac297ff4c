export { WalletView } from './components/wallet-view.tsx';
