/** What every front end of this repository is built with. Remotes take it from the kit itself. */
export * from './remote-kit/rspack/front-end-config.js';
