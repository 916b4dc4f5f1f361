/** Set by the build: versions of the modules that the page shares with its remotes. */
declare const SHARED_VERSIONS: { react: string; platform: string };

/** The address from which the bundler's runtime loads chunks: the folder of the first script. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_public_path__: string;
