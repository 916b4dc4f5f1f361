/** Written in by the build: versions of what the page shares with its remotes. */
declare const SHARED_VERSIONS: { react: string; platform: string };
