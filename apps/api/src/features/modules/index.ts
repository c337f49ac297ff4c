export { joinModule } from './module-sql.ts';
