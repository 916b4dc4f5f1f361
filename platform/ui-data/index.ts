/**
 * The tier with antd. Remotes load it with their first screen, so that it holds what most screens
 * show; what opens on demand (dialogs and the like) is loaded when it is first opened.
 */
export * from './progress-ring.tsx';
export * from './segmented-control.tsx';
export * from './ui-data-provider.tsx';
export * from './use-theme-name.ts';
