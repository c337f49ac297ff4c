export { setOrdersOpen } from './settings.console-service.ts';
