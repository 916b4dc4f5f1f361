/**
 * The parts of zod that host and remotes share: loaded once per page, also for the platform's own
 * schemas in a remote. A remote that needs further parts imports `zod/mini`, and has its own copy.
 */
export * as z from './parts.ts';
