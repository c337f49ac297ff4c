export { LoyaltyView } from './components/loyalty-view.tsx';
export { PointsCard } from './components/points-card.tsx';
