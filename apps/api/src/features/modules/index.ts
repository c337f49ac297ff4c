export { requireModule } from './modules.service.ts';
