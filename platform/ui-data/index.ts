/**
 * The tier with antd. Remotes load it with their first screen, so that it holds what most screens
 * show; dialogs, sheets, menus and searchable selects come in files of their own when they are needed.
 */
export { ActionMenu } from './action-menu.tsx';
export { Dialog } from './dialog.tsx';
export { SearchSelect } from './search-select.tsx';
export * from './segmented-control.tsx';
export { Sheet } from './sheet.tsx';
export * from './ui-data-provider.tsx';
export * from './use-theme-name.ts';
