import './guard-scripts.ts';
import '@topwords/platform/styles';
import { bootstrap } from './bootstrap.tsx';

void bootstrap();
