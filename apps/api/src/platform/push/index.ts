export { createPush, type Push, type PushSubscriber } from './push.ts';
