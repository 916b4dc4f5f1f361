import { guardScripts } from './trusted-scripts.ts';

guardScripts(__webpack_public_path__);
