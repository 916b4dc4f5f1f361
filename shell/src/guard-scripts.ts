import { guardScripts } from './trusted-scripts.ts';

guardScripts();
