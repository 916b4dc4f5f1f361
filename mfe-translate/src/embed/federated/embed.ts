export { mount, type MountOptions, type Mounted } from './mount.ts';
export { createTranslatorFor, TopWordsTranslator } from './component.ts';
