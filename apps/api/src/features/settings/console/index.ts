export { setOrdersOpen } from './settings.service.ts';
