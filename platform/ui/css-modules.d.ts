/** Style sheets as the bundler exposes them to scripts: `*.module.css` exports its class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';
