/** Icons that only some screens use, kept separate so that other pages do not load them. */
export { default as BookIcon } from 'lucide-react/icons/book';
export { default as FamilyIcon } from 'lucide-react/icons/users';
export { default as FoodIcon } from 'lucide-react/icons/utensils';
export { default as HealthIcon } from 'lucide-react/icons/heart-pulse';
export { default as MusicIcon } from 'lucide-react/icons/music';
export { default as NatureIcon } from 'lucide-react/icons/leaf';
export { default as SchoolIcon } from 'lucide-react/icons/graduation-cap';
export { default as ShoppingIcon } from 'lucide-react/icons/shopping-bag';
export { default as SportIcon } from 'lucide-react/icons/trophy';
export { default as TravelIcon } from 'lucide-react/icons/plane';
export { default as WorkIcon } from 'lucide-react/icons/briefcase';
