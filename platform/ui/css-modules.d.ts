/** Style sheets as the bundler hands them to scripts: `*.module.css` gives its class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';
