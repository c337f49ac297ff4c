export { Heart } from './components/heart.tsx';
