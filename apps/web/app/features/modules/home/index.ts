export { ModuleGuide } from './module-guide.tsx';
export { moduleHomeCalls } from './module-home-calls.ts';
export { ModuleReasons } from './module-reasons.tsx';
