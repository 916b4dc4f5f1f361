/** Written in by the build: versions of what the page shares with its remotes. */
declare const SHARED_VERSIONS: { react: string; platform: string };

/** Where the bundler's runtime loads chunks from: the folder of the first script. */
declare const __webpack_public_path__: string;
