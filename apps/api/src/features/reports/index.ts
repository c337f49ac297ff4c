export { answerReport, PROBLEM_REPORTED_JOB } from './report.service.ts';
