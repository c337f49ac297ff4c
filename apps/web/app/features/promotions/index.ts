export { CampaignGrid } from './components/campaign-card.tsx';
