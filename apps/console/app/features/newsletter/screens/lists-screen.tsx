import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Campaigns } from '../lists/campaigns.tsx';
import { Segments } from '../lists/segments.tsx';
import { Subscribers } from '../lists/subscribers.tsx';

const LISTS: Readonly<Record<string, () => ReactNode>> = { subscribers: Subscribers, segments: Segments };

/** The lists of the newsletter, in one chunk because the first view of the console names every chunk. */
export default function ListsScreen() {
  const List = LISTS[useLocation().pathname.split('/')[2] ?? ''] ?? Campaigns;
  return <List />;
}
