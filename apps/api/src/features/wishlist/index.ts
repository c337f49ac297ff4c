export { personalData } from './personal-data.queries.ts';
export { WISH_CONTENTS } from './wish-contents.ts';
export { registerWishJobs, WISH_WATCH_JOB } from './wish-watch.ts';
