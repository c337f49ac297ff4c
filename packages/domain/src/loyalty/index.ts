export { checkPointTransfer, type PointTerms, pointsEarned, pointsWorthMinor } from './points.ts';
