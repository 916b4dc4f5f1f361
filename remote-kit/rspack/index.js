export * from './front-end-config.js';
export * from './remote-config.js';
export * from './painted-view-config.js';
