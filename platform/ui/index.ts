import './tokens.css';
import './fonts.css';
import './base.css';

export * from './button.tsx';
export * from './chip.tsx';
export * from './class-names.ts';
export * from './drawing.tsx';
export * from './empty-state.tsx';
export * from './error-notice.tsx';
export * from './icon-button.tsx';
export * from './icons.ts';
export * from './progress-bar.tsx';
export * from './select-field.tsx';
export * from './skeleton.tsx';
export * from './spinner.tsx';
export * from './text-field.tsx';
export * from './tokens.ts';
export * from './visually-hidden.tsx';
