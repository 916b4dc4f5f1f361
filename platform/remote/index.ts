/** What every remote is built of. Each compiles it in, so that none depends on another's release. */
export * from './category-icons.ts';
export * from './detail-of.ts';
export * from './files/save-file.ts';
export * from './query-client.ts';
export * from './remote-frame.tsx';
export * from './remote-services.ts';
export * from './screen/announcer.tsx';
export * from './screen/screen.tsx';
export * from './screen/use-way-back.ts';
export * from './sentence/mark-forms.ts';
export * from './settings/number-stepper.tsx';
export * from './settings/setting-switch.tsx';
export * from './settings/settings-saver.ts';
export * from './voice/sound-button.tsx';
export * from './voice/use-voice-phase.ts';
export * from './voice/voice-player.ts';
