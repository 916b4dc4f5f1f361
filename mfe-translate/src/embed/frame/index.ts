import { startFramePage } from './start-frame.ts';

startFramePage();
