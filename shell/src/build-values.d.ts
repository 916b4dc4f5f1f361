/** Written in by the build: versions of what the page shares with its remotes. */
declare const SHARED_VERSIONS: { react: string; platform: string };

/** Where the bundler's runtime loads chunks from: the folder of the first script. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler has named it
declare const __webpack_public_path__: string;
