import { startFramePage } from './start-frame-page.ts';

startFramePage();
