export { DiscountControl, discountText } from './discount-control.tsx';
export { CategoryControl, ChoiceControl, TagsControl, wordsOf } from './item-controls.tsx';
export { EntryScreen } from './lists/entry-screen.tsx';
export { PicturesPanel } from './pictures/pictures-panel.tsx';
