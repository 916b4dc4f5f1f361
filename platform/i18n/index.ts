export {
  chooseInterfaceLanguage,
  interfaceLanguages,
  type InterfaceLanguage,
} from '../contracts/interface-language.ts';
export * from './create-catalogues.ts';
export * from './languages.ts';
export * from './parts-of-speech/english-parts-of-speech.ts';
export * from './parts-of-speech/russian-parts-of-speech.ts';
export * from './parts-of-speech/spanish-parts-of-speech.ts';
export * from './parts-of-speech/turkish-parts-of-speech.ts';
export * from './texts.ts';
