export { AddressButton } from './components/address-button.tsx';
