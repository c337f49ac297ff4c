export { fold } from '@errand/domain/search';
