/**
 * What every remote is built from. Each remote compiles it in, so that none depends on another's
 * release.
 */
export * from './category-icons.ts';
export * from './create-remote-services.ts';
export * from './detail-of.ts';
export * from './files/save-file.ts';
export * from './forecast/forecast-chart.tsx';
export * from './forms/form-table-view.tsx';
export * from './look/headword.tsx';
export * from './look/looks.ts';
export * from './look/marked-text.tsx';
export * from './look/progress-tone.ts';
export * from './look/use-labels.tsx';
export * from './open-local-storage.ts';
export * from './queries/call-query.ts';
export * from './queries/follow-bus.ts';
export * from './queries/mark-ledger.ts';
export * from './queries/query-client.ts';
export * from './remote-frame.tsx';
export * from './services/remote-services.ts';
export * from './screen/announcer.tsx';
export * from './screen/back-button.tsx';
export * from './screen/choice-chips.tsx';
export * from './screen/link-button.tsx';
export * from './screen/loading.tsx';
export * from './screen/query-failure.tsx';
export * from './screen/screen.tsx';
export * from './screen/screen-titles.tsx';
export * from './screen/use-go-back.ts';
export * from './sentence/mark-forms.ts';
export * from './sentence/sentence-row.tsx';
export * from './settings/number-stepper.tsx';
export * from './settings/setting-switch.tsx';
export * from './settings/use-settings-saver.ts';
export * from './teaching/contrasts.tsx';
export * from './teaching/false-friends.tsx';
export * from './teaching/grammar-notes.tsx';
export * from './teaching/mistakes.tsx';
export { TeachingProvider } from './teaching/teaching-context.ts';
export { useTeachingTexts } from './teaching/texts/index.ts';
export * from './understanding/use-understanding.ts';
export * from './use-passed-word.ts';
export * from './voice/sound-button.tsx';
export * from './voice/use-voice-phase.ts';
export * from './services/voice-player.ts';
