import './guard-scripts.ts';
import './learner-styles.ts';
import { bootstrap } from './bootstrap.tsx';

void bootstrap();
