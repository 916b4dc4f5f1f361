/** A remote on a page of its own, for its development. No build for production has any of this. */
export * from './start-alone.tsx';
