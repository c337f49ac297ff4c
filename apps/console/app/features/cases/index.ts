export { CaseQueue } from './case-queue.tsx';
