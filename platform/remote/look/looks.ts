/** Class names of what looks alike on the screens of all remotes. */
export { default as looks } from './looks.module.css';
