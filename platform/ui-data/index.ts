/** The tier with antd. Remotes load it with their first screen: it holds what their screens show. */
export * from './segmented-control.tsx';
export * from './ui-data-provider.tsx';
export * from './use-theme-name.ts';
